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
const target = document.getElementById("app");
if (target) void words.setLanguage(settings.language).then(() => mount(App, { target }));
registerServiceWorker();
