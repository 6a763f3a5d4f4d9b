// Parses what people type or paste to join: a room code in any spelling, or a link.

export type JoinTarget =
  | { readonly kind: "code"; readonly code: string }
  /** with a hash that moves a seat to this device, if there is one */
  | { readonly kind: "room"; readonly room: string; readonly hash?: string }
  | { readonly kind: "game"; readonly game: string; readonly hash: string }
  /** a link that carries the record of a game */
  | { readonly kind: "shown"; readonly hash: string };

export const CODE_LENGTH = 6;

/** The alphabet of codes, as in rapido/web/access/knocks.py: no ambiguous characters. */
const CODE = /^[A-HJ-NP-Z2-9]{6}$/;
const LINK = /(?:^|\/)(?<kind>[rg])\/(?<name>[\w-]+)\/?(?<hash>#[\w=-]*)?$/;

const SHOWN = /(?:^|\/)show(?<hash>#[\w-]+)$/;

/** Normalizes a code: case, spaces, dashes and dots do not matter. */
export function tidyCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Where a code or link leads; null if it is neither. */
export function joinTargetOf(typed: string): JoinTarget | null {
  const link = LINK.exec(typed.trim().replace(/\?[^#]*/, ""));
  if (link?.groups) {
    const { kind, name = "", hash = "" } = link.groups;
    if (kind === "r") return hash.startsWith("#seat=") ? { kind: "room", room: name, hash } : { kind: "room", room: name };
    return { kind: "game", game: name, hash };
  }
  const shown = SHOWN.exec(typed.trim());
  if (shown?.groups) return { kind: "shown", hash: shown.groups.hash ?? "" };
  const code = tidyCode(typed);
  return CODE.test(code) ? { kind: "code", code } : null;
}

/** Formats a code in two halves, the way people read it out. */
export function spacedCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
}
