import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inboxes } from "#app/domains/auth/access/rules.ts";
import { kindNames, kinds } from "#app/domains/inbox/registry.ts";

/** This test's example of a kind of submission. Only its own files, its page and the demonstration may mention it. */
const folder = "app/domains/technician-applications/";
const page = "app/routes/public/join.tsx";

const [walk = ""] =
  /\*\*A kind of submission\*\*[\s\S]*?\n\n/.exec(readFileSync("docs/architecture.md", "utf8")) ?? [];
const named = [...walk.matchAll(/`((?:app|server)\/[\w/.-]+\.tsx?)`/g)]
  .map(([, path = ""]) => path)
  .toSorted();

describe("the guide to a new kind of submission", () => {
  test("names as many files as it announces, at most five", () => {
    const [, count] = /and (\d) files/.exec(walk) ?? [];
    expect(named).toHaveLength(Number(count));
    expect(named.length).toBeLessThanOrEqual(5);
  });

  test("names every file that imports a kind", () => {
    const code = globSync("{app,server}/**/*.{ts,tsx}").filter(
      (path) => !/\.test\.tsx?$/.test(path) && !path.startsWith(folder) && path !== page,
    );
    const knowing = code.filter((path) =>
      /from "[^"]*(?<=\/)technician-applications\//.test(readFileSync(path, "utf8")),
    );
    expect(knowing.length).toBeGreaterThan(3);
    expect(knowing.filter((path) => !named.includes(path))).toEqual([]);
  });
});

test("every kind has the address that the roles and the site map use", () => {
  expect(kindNames.map((name) => kinds[name].addresses.path)).toEqual(
    inboxes.map((inbox) => `/admin/${inbox}`),
  );
});
