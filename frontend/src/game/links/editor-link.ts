// A position in a URL: /editor#4,0,11/21_-/-/B46/-/-/CX1_A46:2, with underscores for the spaces of the notation.

const MAX_LENGTH = 400;

export function editorLink(position: string): string {
  return `/editor#${position.trim().split(/\s+/).map(encodeURI).join("_").replaceAll("#", "%23")}`;
}

/** The position in a location hash, as written there; null if there is none. */
export function positionIn(hash: string): string | null {
  if (hash.length < 2) return null;
  let text: string;
  try {
    text = decodeURI(hash.slice(1));
  } catch {
    text = hash.slice(1); // malformed percent encoding; the parser will reject it
  }
  return text.replaceAll("%23", "#").replaceAll("_", " ").slice(0, MAX_LENGTH);
}
