// Reads texts aloud with the browser's voices; silent where there are none.

export function canSpeak(): boolean {
  return "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis;
}

/** Reads a text aloud instead of the one before. */
export function speak(text: string, language: string): void {
  if (!canSpeak()) return;
  stopSpeaking();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language));
  if (voice) utterance.voice = voice;
  utterance.rate = 0.95; // for children
  speechSynthesis.speak(utterance);
}

export function stopSpeaking(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
