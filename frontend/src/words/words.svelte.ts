// Loads the Fluent catalogs and formats messages in the chosen language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isolate } from "./text/isolate";
import { inSwissSpelling } from "./text/swiss-spelling";

/** The languages; de-CH is made from German by rule, with a few messages of its own. */
export const LANGUAGES = {
  de: "Deutsch",
  "de-CH": "Deutsch (Schweiz)",
  fr: "Français",
  it: "Italiano",
  es: "Español",
  en: "English",
} as const;
export type Language = keyof typeof LANGUAGES;

const FOLDER = "../../../src/rapido/locales";
const shared = import.meta.glob<string>("../../../src/rapido/locales/*/{game,review,record,position}.ftl", {
  query: "?raw",
  import: "default",
});
const web = import.meta.glob<string>("../../../src/rapido/locales/*/web/*.ftl", { query: "?raw", import: "default" });
const regional = import.meta.glob<string>("../../../src/rapido/locales/*.ftl", { query: "?raw", import: "default" });

/** An area has a catalog of its own, one shared with the command line, or both; `game` has events, errors and reactions. */
export type Area = string;

class Words {
  language: Language = $state("en");
  #bundle: FluentBundle = $state.raw(new FluentBundle("en"));
  readonly #areas = new Set<Area>(["game", "shell"]);
  readonly #texts = new Map<string, Promise<string>>();

  /** Formats a message; a missing one shows its key. */
  say = (key: string, values?: Record<string, FluentVariable>): string => {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return key;
    const isolated = Object.entries(values ?? {}).map(([name, value]) => [name, typeof value === "string" ? isolate(value) : value]);
    return this.#bundle.formatPattern(message.value, Object.fromEntries(isolated) as Record<string, FluentVariable>);
  };

  number = (value: number, options?: Intl.NumberFormatOptions): string => new Intl.NumberFormat(this.language, options).format(value);

  /** Joins names: "Ann, Ben and Cleo". */
  list = (names: readonly string[]): string => new Intl.ListFormat(this.language, { type: "conjunction" }).format(names.map(isolate));

  /** Loads the catalogs of some areas. */
  async load(...areas: Area[]): Promise<void> {
    const fresh = areas.filter((area) => !this.#areas.has(area));
    if (fresh.length === 0) return;
    for (const area of fresh) this.#areas.add(area);
    try {
      await this.setLanguage(this.language);
    } catch (failure) {
      for (const area of fresh) this.#areas.delete(area);
      throw failure;
    }
  }

  /** Changes the language of the whole page. */
  async setLanguage(language: Language): Promise<void> {
    const wanted = [...this.#areas];
    const texts = await Promise.all(wanted.map((area) => this.#text(language, area)));
    const own = language === baseOf(language) ? "" : await this.#file(`${FOLDER}/${language}.ftl`);
    if (wanted.length < this.#areas.size) return this.setLanguage(language); // areas were added in the meantime
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    if (own) bundle.addResource(new FluentResource(own), { allowOverrides: true });
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  #text(language: Language, area: Area): Promise<string> {
    const folder = `${FOLDER}/${baseOf(language)}`;
    const paths = [`${folder}/${area}.ftl`, `${folder}/web/${area}.ftl`].filter((path) => path in shared || path in web);
    if (paths.length === 0) throw new Error(`no messages for ${area} in ${language}`);
    return Promise.all(paths.map((path) => this.#file(path))).then((texts) => {
      const text = texts.join("\n");
      return language === "de-CH" ? inSwissSpelling(text) : text;
    });
  }

  #file(path: string): Promise<string> {
    const text = this.#texts.get(path) ?? (shared[path] ?? web[path] ?? regional[path])?.() ?? Promise.resolve("");
    this.#texts.set(path, text);
    text.catch(() => this.#texts.delete(path));
    return text;
  }
}

export const words = new Words();
export const say = words.say;

/** The language that has the pages and messages: de for de-CH. */
export function baseOf(language: Language): string {
  return language.slice(0, 2);
}

const SWISS = /^(?:gsw|de-(?:ch|li))\b/i;

/** The first of the browser's languages that is supported. */
export function preferredLanguage(languages: readonly string[]): Language {
  const known = languages.map((tag) => (SWISS.test(tag) ? "de-CH" : tag.slice(0, 2).toLowerCase()));
  return (known.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}
