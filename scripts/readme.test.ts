import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { expectations, parseEnvironment } from "#app/lib/env.server.ts";

const readme = readFileSync("README.md", "utf8");
const settings = new Map(
  [...readme.matchAll(/^\| `([A-Z0-9_]+)` +\| ([^|]+) \|/gm)].map(([, name = "", value = ""]) => [
    name,
    value.trim(),
  ]),
);

test("the README lists every variable the program reads, and no other", () => {
  expect([...settings.keys()].toSorted()).toEqual(Object.keys(expectations).toSorted());
});

test("the README shows the defaults that the program uses", () => {
  for (const [name, value] of Object.entries(parseEnvironment({}))) {
    const shown = Array.isArray(value) ? /^none/ : new RegExp(`^\`${value}\`$`);
    expect(settings.get(name), name).toMatch(shown);
  }
});
