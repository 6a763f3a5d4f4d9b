import { describe, expect, it } from "vitest";
import { folderOf, inFolder, pathIn } from "./folder";

describe("the folder of the page", () => {
  it.each([
    ["https://x.example/static/a/index-1.js", "/"],
    ["https://x.example/games/rapido/static/a/index-1.js", "/games/rapido/"],
  ])("of %s", (script, folder) => {
    expect(folderOf(script)).toBe(folder);
  });

  it.each([
    ["/", "/", "/"],
    ["/", "/rules#r5", "/rules#r5"],
    ["/rapido/", "/", "/rapido/"],
    ["/rapido/", "/table?game=x", "/rapido/table?game=x"],
  ])("in %s, the address of %s is %s", (folder, path, address) => {
    expect(inFolder(folder, path)).toBe(address);
  });

  it.each([
    ["/", "/", "/"],
    ["/", "/g/x/review", "/g/x/review"],
    ["/", "/rules/", "/rules"],
    ["/rapido/", "/rapido/", "/"],
    ["/rapido/", "/rapido", "/rapido"],
    ["/rapido/", "/rapido/index.html", "/"],
    ["/rapido/", "/rapido/learn/", "/learn"],
    ["/rapido/", "/rapido/learn/index.html", "/learn"],
    ["/rapido/", "/elsewhere", "/elsewhere"],
  ])("in %s, %s is the view %s", (folder, address, path) => {
    expect(pathIn(folder, address)).toBe(path);
  });
});
