import { expect, test } from "vitest";
import { filesOf } from "./offline";

test("only the build files are cached, each once", () => {
  const loaded = [
    "http://x:1/static/a/index-1.js",
    "http://x:1/static/a/index-1.js",
    "http://x:1/api/players",
    "http://x:1/static/icon.svg",
    "/static/a/n.woff2",
  ];
  expect(filesOf(loaded.map((name) => ({ name })))).toEqual(["/static/a/index-1.js", "/static/a/n.woff2"]);
});
