// What a static host shows at addresses that lead nowhere; those of rooms lead to the server that the site knows. The page does not know in
// which folder the site is, and looks for it in those of the address; hence everything that it needs is in itself.

import { createHash } from "node:crypto";
import { catalog, LANGUAGES } from "./catalogs.js";
import { escape } from "./escape.js";

const SCRIPT = `const parts = location.pathname.split("/");
const look = async () => {
  while (parts.pop() !== undefined && parts.length > 0) {
    const folder = parts.join("/") + "/";
    const found = await fetch(folder + "rapido-site.json").catch(() => null);
    if (!found?.ok) continue;
    const { server } = await found.json();
    const rest = location.pathname.slice(folder.length);
    if (server && /^(join|r\\/[\\w-]+|g\\/[\\w-]+(\\/review)?)\\/?$/.test(rest)) location.replace(server + rest + location.hash);
    for (const link of document.querySelectorAll("a")) link.href = folder;
    return;
  }
};
look();`;
const STYLE = `:root { color-scheme: light dark; }
body { max-width: 36rem; margin: 10vh auto; padding: 0 1rem; font: 1.1rem/1.4 system-ui, sans-serif; }
a:not([href]) { display: none; }`;

export function notFoundPage() {
  const policy = `default-src 'none'; connect-src 'self'; script-src '${hashOf(SCRIPT)}'; style-src '${hashOf(STYLE)}'`;
  const texts = LANGUAGES.map((language) => {
    const say = catalog(language, ["shell"]);
    const text = escape(`${say("shell-nowhere")}. ${say("shell-nowhere-hint")}`);
    return `    <p lang="${language}">${text} <a>${escape(say("shell-home"))}</a></p>`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Rapido</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <h1>Rapido</h1>
${texts.join("\n")}
    <script>${SCRIPT}</script>
  </body>
</html>
`;
}

function hashOf(text) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
