import { expect, it } from "vitest";
import { addressOn } from "./game-server";

it.each([
  ["a server", undefined, "/join"],
  ["a static site", "", null],
  ["a static site with a server", "https://rapido.example/", "https://rapido.example/join"],
])("in a page of %s, rooms are there", (_, server, address) => {
  expect(addressOn(server, "/join")).toBe(address);
});
