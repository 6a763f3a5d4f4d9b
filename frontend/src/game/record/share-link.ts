// A record in the fragment of a link: compressed, and never sent to any server.

/** Characters of a fragment. Longer links are cut off by too many messengers. */
export const LONGEST_LINK = 16_000;
/** Bytes of the record in it: far more than a game has, and too little for a link that unpacks to gigabytes. */
export const LARGEST_SHARED = 128 * 1024;

const PLAIN = "0";
const DEFLATED = "1";
const FRAGMENT = /^#?([0-9])([\w-]+)$/;

/** `cut`: not such a link, or not all of it; `long`: more than can be a game; `newer`: from a later version; `browser`: it cannot unpack. */
export type LinkFault = "cut" | "long" | "newer" | "browser";

export class BadLink extends Error {
  constructor(readonly fault: LinkFault) {
    super(fault);
  }
}

/** The fragment for a record; null if it would be too long. */
export async function fragmentOf(record: string): Promise<string | null> {
  const bytes = new TextEncoder().encode(record);
  const packed = await deflated(bytes);
  const fragment = packed ? DEFLATED + base64(packed) : PLAIN + base64(bytes);
  return bytes.length <= LARGEST_SHARED && fragment.length <= LONGEST_LINK ? fragment : null;
}

/** The record in a fragment; throws a BadLink. */
export async function recordIn(fragment: string): Promise<string> {
  if (fragment.length > LONGEST_LINK + 1) throw new BadLink("long");
  const [, version, text = ""] = FRAGMENT.exec(fragment) ?? [];
  if (version === undefined) throw new BadLink("cut");
  if (version !== PLAIN && version !== DEFLATED) throw new BadLink("newer");
  const bytes = version === PLAIN ? bytesIn(text) : await inflated(bytesIn(text));
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BadLink("cut");
  }
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  if (typeof CompressionStream === "undefined") return null;
  return read(new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw")), Infinity);
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (typeof DecompressionStream === "undefined") throw new BadLink("browser");
  const found = await read(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")), LARGEST_SHARED).catch(() => {
    throw new BadLink("cut");
  });
  if (!found) throw new BadLink("long");
  return found;
}

/** Reads a stream to its end; null as soon as it is longer than `most`. */
async function read(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel().catch(() => null);
      return null;
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function base64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesIn(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
  } catch {
    throw new BadLink("cut");
  }
}
