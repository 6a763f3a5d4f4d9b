import "@fontsource-variable/nunito";
import "./theme.css";
import "./browser/pwa/install.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import { painted } from "./browser/painted";
import { pathOf } from "./browser/router.svelte";
import { registerServiceWorker } from "./offline";
import { findRoute } from "./routes";
import { settings } from "./storage/settings.svelte";
import { words } from "./words/words.svelte";

void findRoute(pathOf(location.pathname) + location.search)
  .load()
  .catch(() => null); // prefetched in parallel with the messages; the app loads it again
const target = document.getElementById("app");
// What is there already is seen before the app takes its time.
if (target) void Promise.all([words.setLanguage(settings.language), painted().then(prepareFormatting)]).then(() => mount(App, { target }));
registerServiceWorker();

/** The first use of `Intl` loads data for tens of milliseconds on a phone: in a task of its own, not while the page is made. */
async function prepareFormatting(): Promise<void> {
  new Intl.PluralRules(settings.language).select(new Intl.NumberFormat(settings.language).format(1).length);
  await new Promise((done) => setTimeout(done));
}
