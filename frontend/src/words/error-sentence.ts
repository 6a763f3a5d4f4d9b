// Error codes of the server as sentences.

import { say } from "./words.svelte";

/** The sentence for an error code; a newer server may send codes that this page does not know. */
export function errorSentence(code: string): string {
  const key = `error-${code}`;
  const sentence = say(key);
  const general = say("error-unknown");
  return sentence === key && general !== "error-unknown" ? general : sentence;
}

/** The same with what to do: when to try again, if the server has said so. */
export function failureSentence({ code, retryAfter }: { readonly code: string; readonly retryAfter: number | null }): string {
  return retryAfter ? `${errorSentence(code)} ${say("error-wait", waitOf(retryAfter))}` : errorSentence(code);
}

/** When the next attempt follows. */
export function retrySentence(seconds: number): string {
  return say("error-retry", waitOf(seconds));
}

function waitOf(seconds: number): { readonly unit: string; readonly time: number } {
  return seconds < 120 ? { unit: "seconds", time: seconds } : { unit: "minutes", time: Math.ceil(seconds / 60) };
}
