import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { secretPaths } from "#app/lib/pages/secret-paths.ts";
import { loggedPath } from "./logged-path.ts";

// rule running/logs
test.each([
  "/apercu/abc.def",
  "/apercu/abc.def.data",
  "/APERCU/abc.def",
  "/%61percu/abc.def",
  "//apercu//abc.def",
  "/apercu/abc.def/",
])("the log does not contain the key of a preview whose path is %s", (path) => {
  expect(loggedPath(path)).toBe("/apercu/…");
});

// rule running/logs
test("the log contains nothing that looks like an e-mail address", () => {
  expect(loggedPath("/blog/marie@exemple.fr/x")).toBe("/blog/…/x");
  expect(loggedPath("/blog/marie%40exemple.fr")).toBe("/blog/…");
});

test("any other path is logged unchanged, but a path that cannot be decoded is not logged", () => {
  expect(loggedPath("/locations/le-mans-72000")).toBe("/locations/le-mans-72000");
  expect(loggedPath("/%E0%A4%A")).toBe("/…");
});

test("the list of secret paths contains every route with a token in its path", () => {
  const routes = readFileSync("app/routes.ts", "utf8");
  const withToken = [...routes.matchAll(/"\/?([\w/-]+\/):\w*(?:token|key|secret)\w*"/gi)];
  expect(withToken.map(([, start]) => `/${start}`)).toEqual(secretPaths);
});
