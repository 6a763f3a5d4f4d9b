// Alerts the player whose turn it is: sound, vibration, notification.

import { settings } from "../storage/settings.svelte";
import { say } from "../words/words.svelte";
import { play } from "./sound";

const LONG = 8000;

/** Always plays a sound; vibrates after a long wait; notifies only if the page is hidden and notifications are on. */
export function alertTurn(room: string, rested: number): void {
  play("turn");
  const looking = !document.hidden && document.hasFocus();
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not in every browser
  if ((!looking || rested > LONG) && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(120);
  if (!looking && settings.notify) void notify(room);
}

async function notify(room: string): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const note = { body: say("table-notice-turn"), tag: `rapido-${room}`, icon: "/icon.svg" };
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- missing over plain HTTP
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(say("shell-title"), note); // the only way on phones
  const shown = new Notification(say("shell-title"), note);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
