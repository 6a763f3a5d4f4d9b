// Alerts the player whose turn it is: sound, vibration, notification.

import { settings } from "../storage/settings.svelte";
import { say } from "../words/words.svelte";
import { play } from "./sound";

const LONG_WAIT = 8000;

/** Always plays a sound; vibrates after a long wait; notifies only if the page is hidden and notifications are on. */
export function alertTurn(room: string, waited: number): void {
  play("turn");
  const visible = !document.hidden && document.hasFocus();
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not in every browser
  if ((!visible || waited > LONG_WAIT) && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(120);
  if (!visible && settings.notify) void notify(room);
}

async function notify(room: string): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const options = { body: say("table-notice-turn"), tag: `rapido-${room}`, icon: "/icon.svg" };
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- missing over plain HTTP
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(say("shell-title"), options); // the only way on phones
  const shown = new Notification(say("shell-title"), options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
