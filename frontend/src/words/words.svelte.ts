// Loads the Fluent catalogs and formats messages in the chosen language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { de: "Deutsch", fr: "Français", it: "Italiano", es: "Español", en: "English" } as const;
export type Language = keyof typeof LANGUAGES;

const shared = import.meta.glob<string>("../../../src/rapido/locales/*/{game,review,record,position}.ftl", {
  query: "?raw",
  import: "default",
});
const web = import.meta.glob<string>("../../../src/rapido/locales/*/web/*.ftl", { query: "?raw", import: "default" });

/** Each area of the page has a file of words, or shares one with the programs, or both; `game` has events, refusals and phrases. */
export type Area = string;

class Words {
  language: Language = $state("en");
  #bundle: FluentBundle = $state.raw(new FluentBundle("en"));
  readonly #areas = new Set<Area>(["game", "shell"]);
  readonly #texts = new Map<string, Promise<string>>();

  /** Say a sentence; a key that is missing shows itself, so that it is found. */
  say = (key: string, values?: Record<string, FluentVariable>): string => {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return key;
    return this.#bundle.formatPattern(message.value, values ?? null);
  };

  /** Write a number as the language does. */
  number = (value: number, options?: Intl.NumberFormatOptions): string => new Intl.NumberFormat(this.language, options).format(value);

  /** Join names as the language does: "Ann, Ben and Cleo". */
  list = (names: readonly string[]): string => new Intl.ListFormat(this.language, { type: "conjunction" }).format(names);

  /** Load the words of some areas before they are said. */
  async need(...areas: Area[]): Promise<void> {
    const fresh = areas.filter((area) => !this.#areas.has(area));
    if (fresh.length === 0) return;
    for (const area of fresh) this.#areas.add(area);
    try {
      await this.speak(this.language);
    } catch (failure) {
      for (const area of fresh) this.#areas.delete(area);
      throw failure;
    }
  }

  /** Change the language; everything that is on the page changes with it. */
  async speak(language: Language): Promise<void> {
    const wanted = [...this.#areas];
    const texts = await Promise.all(wanted.map((area) => this.#text(language, area)));
    if (wanted.length < this.#areas.size) return this.speak(language); // more was needed meanwhile
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  #text(language: Language, area: Area): Promise<string> {
    const folder = `../../../src/rapido/locales/${language}`;
    const paths = [`${folder}/${area}.ftl`, `${folder}/web/${area}.ftl`].filter((path) => path in shared || path in web);
    if (paths.length === 0) throw new Error(`no words for ${area} in ${language}`);
    return Promise.all(paths.map((path) => this.#file(path))).then((texts) => texts.join("\n"));
  }

  #file(path: string): Promise<string> {
    const text = this.#texts.get(path) ?? (shared[path] ?? web[path])?.() ?? Promise.resolve("");
    this.#texts.set(path, text);
    text.catch(() => this.#texts.delete(path));
    return text;
  }
}

export const words = new Words();
export const say = words.say;

/** The first of the browser's languages that is one of ours. */
export function preferred(wishes: readonly string[]): Language {
  const found = wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((wish) => wish in LANGUAGES);
  return (found as Language | undefined) ?? "en";
}
