// Messages of the catalogs, for what the build writes in five languages.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const LANGUAGES = ["en", "de", "fr", "it", "es"];
const FOLDER = join(import.meta.dirname, "../../src/rapido/locales");

/** The function that gives the messages of these areas in a language; a missing one is an error. */
export function catalog(language, areas) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const area of areas) bundle.addResource(new FluentResource(readFileSync(join(FOLDER, language, "web", `${area}.ftl`), "utf8")));
  return (key) => {
    const value = bundle.getMessage(key)?.value;
    if (!value) throw new Error(`there is no message ${key} in ${language}`);
    return bundle.formatPattern(value);
  };
}
