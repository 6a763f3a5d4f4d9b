// Recognizes iPhones and iPads, where a page is installed by hand.

/** An iPad calls itself a Macintosh, but no Macintosh has a touch screen. */
export function isIos(userAgent: string, touchPoints: number): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && touchPoints > 1);
}
