// The user's preferences, stored on this device.

import { type Language, LANGUAGES, preferredLanguage } from "../words/words.svelte";
import { isRecord, readJson, writeJson } from "./json";

export interface Preferences {
  language: Language;
  theme: "auto" | "day" | "night";
  motion: "auto" | "full" | "reduced";
  /** the duration of animations: 1 is normal, 0 is instant */
  speed: 0 | 0.5 | 1 | 1.6;
  sound: boolean;
  confirm: boolean;
  /** whether a placing by touch is held back for a moment, in which it can be undone */
  undo: boolean;
  /** whether the first roll of a turn, which is no decision, is made automatically */
  autoRoll: boolean;
  /** whether somebody who shares the device confirms that it was passed on */
  handover: boolean;
  text: 100 | 125 | 150 | 200;
  /** whether single keys, such as R, act at the table */
  shortcuts: boolean;
  notify: boolean;
  /** whether other players' reactions are shown */
  phrases: boolean;
  /** whether the coach shows the chances unprompted */
  coach: boolean;
  name: string;
  colour: number;
}

const KEY = "rapido-preferences";

const CHOICES: { readonly [Name in keyof Preferences]?: readonly Preferences[Name][] } = {
  language: Object.keys(LANGUAGES) as Language[],
  theme: ["auto", "day", "night"],
  motion: ["auto", "full", "reduced"],
  speed: [0, 0.5, 1, 1.6],
  text: [100, 125, 150, 200],
  colour: [0, 1, 2, 3, 4, 5],
};

export function defaultPreferences(): Preferences {
  return {
    language: preferredLanguage(navigator.languages),
    theme: "auto",
    motion: "auto",
    speed: 1,
    sound: true,
    confirm: false,
    undo: true,
    autoRoll: false,
    handover: false,
    text: 100,
    shortcuts: true,
    notify: false,
    phrases: true,
    coach: false,
    name: "",
    colour: 0,
  };
}

/** Keeps what is stored and still valid; everything else takes its default. */
export function parsePreferences(stored: unknown, base: Preferences): Preferences {
  if (!isRecord(stored)) return base;
  const found: Preferences = { ...base };
  for (const name of Object.keys(base) as (keyof Preferences)[]) {
    const value = stored[name];
    const choices = CHOICES[name] as readonly unknown[] | undefined;
    if (typeof value === typeof base[name] && (!choices || choices.includes(value))) {
      Object.assign(found, { [name]: value });
    }
  }
  return found;
}

export const settings: Preferences = $state(parsePreferences(readJson(KEY), defaultPreferences()));

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let systemIsCalm = $state(calm.matches);
calm.addEventListener("change", () => (systemIsCalm = calm.matches));

/** Whether animations are off, by choice or by system setting. */
export function reducedMotion(): boolean {
  return settings.motion === "reduced" || (settings.motion === "auto" && systemIsCalm);
}

/** Applies and stores the preferences whenever they change; called once, by the app. */
export function persistSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme;
    root.dataset.motion = reducedMotion() ? "reduced" : "full";
    root.style.setProperty("--text-size", String(settings.text / 100));
    root.dataset.shortcuts = settings.shortcuts ? "on" : "off";
    writeJson(KEY, settings);
  });
}
