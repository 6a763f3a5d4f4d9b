// Parses JSON as Python's json module does, with the same place of the first error: foreign records come in every shape,
// and JSON.parse would hide members that are there twice and numbers that it cannot hold.

import { BadRecord } from "./damage";

/** A number, as Python writes it again. */
export class JsonNumber {
  constructor(readonly text: string) {}
}

export type Json = null | boolean | string | JsonNumber | readonly Json[] | ReadonlyMap<string, Json>;

const MAX_DEPTH = 900;
const MAX_DIGITS = 4300;
const SPACE = " \t\n\r";
const CONSTANTS: readonly (readonly [text: string, value: Json])[] = [
  ["null", null],
  ["true", true],
  ["false", false],
  ["NaN", new JsonNumber("NaN")],
  ["Infinity", new JsonNumber("Infinity")],
  ["-Infinity", new JsonNumber("-Infinity")],
];
const ESCAPES: Readonly<Record<string, string>> = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
const NUMBER = /(-?(?:0|[1-9][0-9]*))(\.[0-9]+)?([eE][-+]?[0-9]+)?/y;
const PLAIN = /[^"\\\0-\x1f]*/y; // eslint-disable-line no-control-regex -- strings must not contain them
const HEX = /^[0-9A-Fa-f]{4}$/;

export function readJson(text: string): Json {
  return new Reader(text).document();
}

class Reader {
  #at = 0;
  #depth = 0;

  constructor(readonly text: string) {}

  document(): Json {
    this.#skipSpace();
    const value = this.#value();
    this.#skipSpace();
    if (this.#at < this.text.length) throw this.#damage(this.#at);
    return value;
  }

  #value(): Json {
    const { text } = this;
    switch (text.charAt(this.#at)) {
      case '"':
        return this.#string();
      case "{":
        return this.#nested(() => this.#object());
      case "[":
        return this.#nested(() => this.#list());
    }
    for (const [constant, value] of CONSTANTS)
      if (text.startsWith(constant, this.#at)) {
        this.#at += constant.length;
        return value;
      }
    return this.#number();
  }

  #nested(read: () => Json): Json {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw this.#unreadable();
    this.#at += 1;
    this.#skipSpace();
    const value = read();
    this.#at += 1;
    this.#depth -= 1;
    return value;
  }

  /** Reads up to the closing brace; of a member that is there twice, readers would see different ones. */
  #object(): Json {
    const members: [string, Json][] = [];
    while (members.length > 0 || this.#next() !== "}") {
      if (this.#next() !== '"') throw this.#damage(this.#at);
      const name = this.#string();
      this.#skipSpace();
      if (this.#next() !== ":") throw this.#damage(this.#at);
      this.#at += 1;
      this.#skipSpace();
      members.push([name, this.#value()]);
      if (this.#ends("}")) break;
    }
    const found = new Map<string, Json>();
    for (const [name, value] of members) {
      if (found.has(name)) throw new BadRecord(name, name, "member_once");
      found.set(name, value);
    }
    return found;
  }

  #list(): Json {
    const items: Json[] = [];
    while (items.length > 0 || this.#next() !== "]") {
      items.push(this.#value());
      if (this.#ends("]")) break;
    }
    return items;
  }

  /** After an item: whether it was the last one; otherwise skips the comma. */
  #ends(close: string): boolean {
    this.#skipSpace();
    if (this.#next() === close) return true;
    if (this.#next() !== ",") throw this.#damage(this.#at);
    this.#at += 1;
    this.#skipSpace();
    return false;
  }

  #string(): string {
    const begin = this.#at;
    const parts: string[] = [];
    this.#at += 1;
    for (;;) {
      PLAIN.lastIndex = this.#at;
      const [plain = ""] = PLAIN.exec(this.text) ?? [];
      parts.push(plain);
      this.#at += plain.length;
      const stop = this.#next();
      if (stop === '"') break;
      if (stop === "") throw this.#damage(begin);
      if (stop !== "\\") throw this.#damage(this.#at); // a control character
      parts.push(this.#escape(begin));
    }
    this.#at += 1;
    return parts.join("");
  }

  #escape(begin: number): string {
    const at = this.#at + 1;
    const letter = this.text.charAt(at);
    if (letter === "") throw this.#damage(begin);
    if (letter !== "u") {
      const character = ESCAPES[letter];
      if (character === undefined) throw this.#damage(this.#at);
      this.#at = at + 1;
      return character;
    }
    const digits = this.text.slice(at + 1, at + 5);
    this.#at = at + 5;
    if (this.#at >= this.text.length || !HEX.test(digits)) throw this.#damage(at);
    return String.fromCharCode(parseInt(digits, 16));
  }

  #number(): Json {
    NUMBER.lastIndex = this.#at;
    const found = NUMBER.exec(this.text);
    if (!found) throw this.#damage(this.#at);
    const [all, whole = "", fraction, exponent] = found;
    if (fraction === undefined && exponent === undefined) {
      if (whole.replace("-", "").length > MAX_DIGITS) throw this.#unreadable();
      this.#at += all.length;
      return new JsonNumber(whole === "-0" ? "0" : whole);
    }
    this.#at += all.length;
    return new JsonNumber(formatFloat(Number(all)));
  }

  #next(): string {
    return this.text.charAt(this.#at);
  }

  #skipSpace(): void {
    while (this.#at < this.text.length && SPACE.includes(this.#next())) this.#at += 1;
  }

  #damage(place: number): BadRecord {
    const { text } = this;
    let line = 1;
    for (let end = text.indexOf("\n"); end >= 0 && end < place; end = text.indexOf("\n", end + 1)) line += 1;
    const end = text.indexOf("\n", place);
    return new BadRecord(line, text.slice(place, end < 0 ? undefined : end), "json");
  }

  /** It is nested too deeply, or has a huge number. */
  #unreadable(): BadRecord {
    return new BadRecord(1, this.text, "json");
  }
}

/** Writes a floating-point number as Python does. */
function formatFloat(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? "Infinity" : "-Infinity";
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  const [mantissa = "", power = ""] = Math.abs(value).toExponential().split("e");
  const [digits, exponent] = [mantissa.replace(".", ""), Number(power)];
  if (exponent < -4 || exponent >= 16) {
    const places = String(Math.abs(exponent)).padStart(2, "0");
    return `${sign}${mantissa}e${exponent < 0 ? "-" : "+"}${places}`;
  }
  if (exponent < 0) return `${sign}0.${"0".repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  return `${sign}${whole}.${digits.slice(exponent + 1) || "0"}`;
}

/** Writes a value for an error: what is inside it is left out. */
export function written(value: Json | undefined): string {
  if (value === null || value === undefined) return "null";
  if (value instanceof JsonNumber) return value.text;
  if (typeof value === "boolean") return String(value);
  if (typeof value === "string")
    return JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  if (value instanceof Map) return value.size === 0 ? "{}" : "{…}";
  return (value as readonly Json[]).length === 0 ? "[]" : "[…]";
}
