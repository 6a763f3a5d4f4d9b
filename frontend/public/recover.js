// Loads the page again if one of the files it begins with is missing: while a server is being upgraded, the page may come
// from a process of one version and a file from a process of another, which does not have it.
// Not part of the build, since it must have the same name in all versions.

const ATTEMPTS = "rapido-recover";
/** seconds before each attempt; files that were found are cached, so that each attempt needs fewer */
const WAITS = [0.5, 1, 2, 4, 8];
/** seconds after which attempts no longer count */
const FORGET = 60;
const SENTENCES = {
  de: ["Das Spiel wird gerade erneuert. Die Seite lädt sich von selbst neu.", "Neu laden"],
  fr: ["Le jeu est en cours de mise à jour. La page va se recharger toute seule.", "Recharger"],
  it: ["Il gioco è in fase di aggiornamento. La pagina si ricaricherà da sola.", "Ricarica"],
  es: ["El juego se está actualizando. La página volverá a cargarse sola.", "Volver a cargar"],
  en: ["The game is being updated. The page will reload by itself.", "Reload"],
};

let recovering = false;

addEventListener("error", (event) => recover(event.target?.src ?? event.target?.href), true); // errors of elements do not bubble
addEventListener("vite:preloadError", () => recover("static/a/"));

/** Recover, unless the app is running: it deals with missing files itself, and must not be reloaded in the middle of a game. */
function recover(file) {
  const app = document.getElementById("app");
  if (recovering || app?.hasChildNodes() || typeof file !== "string" || !file.includes("static/a/")) return;
  recovering = true;
  const wait = WAITS[countAttempt()];
  if (wait !== undefined) setTimeout(() => location.reload(), wait * 1000);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", explain);
  else explain();
}

/** Count this attempt, and return how many there were before. */
function countAttempt() {
  try {
    const [count, at] = JSON.parse(sessionStorage.getItem(ATTEMPTS)) ?? [0, 0];
    const before = Date.now() - at > FORGET * 1000 ? 0 : count;
    sessionStorage.setItem(ATTEMPTS, JSON.stringify([before + 1, Date.now()]));
    return before;
  } catch {
    return WAITS.length; // without storage, an endless loop could not be noticed
  }
}

function explain() {
  const language = chosenLanguage();
  const [sentence, again] = SENTENCES[language];
  const main = document.createElement("main");
  const text = document.createElement("p");
  const button = document.createElement("button");
  document.documentElement.lang = language;
  main.className = "page";
  text.textContent = sentence;
  text.setAttribute("role", "status");
  button.textContent = again;
  button.onclick = () => location.reload();
  main.append(text, button);
  document.getElementById("splash")?.remove();
  document.body.prepend(main);
}

function chosenLanguage() {
  const stored = () => JSON.parse(localStorage.getItem("rapido-preferences"))?.language;
  const known = (tag) => SENTENCES[String(tag).slice(0, 2).toLowerCase()] !== undefined;
  let chosen;
  try {
    chosen = stored();
  } catch {
    // no storage: the browser's language
  }
  return String([chosen, ...navigator.languages].find(known) ?? "en")
    .slice(0, 2)
    .toLowerCase();
}
