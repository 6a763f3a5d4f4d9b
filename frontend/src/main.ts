import "@fontsource-variable/nunito";
import "./theme.css";
import "./browser/pwa/install.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import { pathOf } from "./browser/router.svelte";
import { registerServiceWorker } from "./offline";
import { findRoute } from "./routes";
import { settings } from "./storage/settings.svelte";
import { words } from "./words/words.svelte";

void findRoute(pathOf(location.pathname) + location.search)
  .load()
  .catch(() => null); // prefetched in parallel with the messages; the app loads it again
/** The browser has painted the page once: what is there already is seen before the app takes its time. A hidden page is not painted. */
const painted = new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 100);
});
const target = document.getElementById("app");
if (target) void Promise.all([words.setLanguage(settings.language), painted]).then(() => mount(App, { target }));
registerServiceWorker();
