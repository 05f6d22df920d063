import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const documents = ["README.md", ...globSync("docs/**/*.md")].map(
  (path) => [path, readFileSync(path, "utf8")] as const,
);
const ours = /`((?:app|server|migrations|scripts|tests|bench|docs|public|\.ci)\/[\w./-]*)`/g;

test.each(documents)("every file that %s names exists", (_path, text) => {
  const named = [...text.matchAll(ours)].map(([, path = ""]) => path);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test("docs/architecture.md names every folder of app, app/routes, server and tests", () => {
  const map = readFileSync("docs/architecture.md", "utf8");
  const folders = ["app", "app/routes", "server", "tests"].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => !new RegExp(`^\\s+(?:\\w+/)?${folder}/`, "m").test(map))).toEqual([]);
});

test("every decision has its own number", () => {
  const numbers = globSync("docs/decisions/*.md").map((path) => path.split("/").at(-1)?.slice(0, 3));
  expect(numbers.every((number) => /^\d{3}$/.test(number ?? ""))).toBe(true);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("two decisions name each other when one replaces the other", () => {
  const named = (text = "") => [...text.matchAll(/\[(\d{3})\]/g)].map(([, number]) => number);
  const headers = globSync("docs/decisions/*.md").map((path) => {
    const text = readFileSync(path, "utf8").replaceAll(/\s+/g, " ");
    const header = / Date: \S+\. Replaces: (.*?)\. Replaced by: (.*?)\.(?: Adds to: .*?\.)? ## /.exec(text);
    expect(header, path).not.toBeNull();
    return {
      number: path.split("/").at(-1)?.slice(0, 3),
      replaces: named(header?.[1]),
      by: named(header?.[2]),
    };
  });
  const pairs = headers.flatMap(({ number, replaces }) => replaces.map((old) => `${old} by ${number}`));
  const answers = headers.flatMap(({ number, by }) => by.map((next) => `${number} by ${next}`));
  expect(pairs.toSorted()).toEqual(answers.toSorted());
});

test("the guide to a new service names every file with a line for each service, and counts them", () => {
  const [walk = "", count] =
    /\*\*A service that a new installation has\*\* \((\d+) files\)[\s\S]*?each file you forget/.exec(
      readFileSync("docs/architecture.md", "utf8"),
    ) ?? [];
  const named = [...walk.matchAll(/`(app\/[\w./-]+\.tsx?)`/g)].map(([, path = ""]) => path);
  // The page of the service is a new file, so the text gives only its folder.
  expect(named).toHaveLength(Number(count) - 1);
  const complete = /(?<!Partial<)Record<ServicePath, .*> = \{|satisfies Record<ServicePath, /;
  const keyed = globSync("app/**/*.{ts,tsx}").filter(
    (path) => !path.includes(".test.") && complete.test(readFileSync(path, "utf8")),
  );
  expect(keyed.length).toBeGreaterThan(4);
  expect(keyed.filter((path) => !named.includes(path))).toEqual([]);
});
