// The limits of requests, as the server has them.

import { isLonger } from "../../game/text/unicode-text";
import { badRequest } from "./errors";

const LONE_SURROGATE = /\p{Cs}/u;

export function checkRange(name: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) throw badRequest(`${name} is a number from ${least} to ${most}`);
}

/** Rejects what is too long or cannot be encoded as UTF-8. */
export function checkText(name: string, text: string, most = Infinity): void {
  if (isLonger(text, most)) throw badRequest(`${name} has at most ${most} characters`);
  if (LONE_SURROGATE.test(text)) throw badRequest(`${name} cannot be encoded as UTF-8`);
}
