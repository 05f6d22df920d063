import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { expectations } from "#app/lib/env.server.ts";

/**
 * The file with texts for people who start the program from a command line. Only these may name environment variables.
 */
const spared = new Set(["app/lib/env.server.ts"]);
/** The assistant's advice about a visitor's own computer, which a visitor may well have to start again. */
const advice = "app/domains/chatbot/situations/content/";

// rule settings/no-commands
test("no text of the site tells people to run a command or to edit a file", () => {
  const variables = Object.keys(expectations).filter((name) => name.includes("_"));
  const orders = /npm (?:run|start)|redémarrez|\.env\b(?!\.)/;
  const found = globSync("app/**/*.{ts,tsx}")
    .filter((path) => !/\.test\.tsx?$/.test(path) && !spared.has(path) && !path.startsWith(advice))
    .flatMap((path) => {
      const texts = readFileSync(path, "utf8")
        .replace(/\/\*[\s\S]*?\*\//g, "")
        .replace(/(^|\s)\/\/.*$/gm, "");
      const isShown = !path.includes(".server.");
      const names = isShown ? variables.filter((name) => new RegExp(`\\b${name}\\b`).test(texts)) : [];
      return orders.test(texts) || names.length > 0 ? [[path, orders.exec(texts)?.[0], ...names]] : [];
    });
  expect(found).toEqual([]);
});
