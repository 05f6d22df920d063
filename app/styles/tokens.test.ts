import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "#app/domains/business/rules/accent.ts";

const sheet = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

type Theme = "light" | "dark";

/** A token's value in one theme: `paper` for `--color-paper`, `bg-ink` for `--background-color-ink`. */
function colour(name: string, theme: Theme): string {
  const property = name.replace(/^bg-/, "background-").replace(/^(background|border|text)-/, "$1-color-");
  const written = new RegExp(`--${property === name ? `color-${name}` : property}: ([^;]+);`).exec(
    sheet,
  )?.[1];
  const inTheme = new RegExp(`var\\(--${theme}, (#[0-9a-f]{6})\\)`).exec(written ?? "")?.[1];
  const found = inTheme ?? written;
  if (!found?.startsWith("#")) throw new Error(`no colour ${name} in tokens.css`);
  return found;
}

const grounds = ["paper", "sheet", "sand"];

/** Text colours and their backgrounds, at 4.5 to 1 (WCAG 2.2 AA). */
const texts: Record<string, readonly string[]> = {
  ink: [...grounds, "cobalt-wash", "danger-ground", "danger-wash", "success-wash", "bg-field"],
  muted: [...grounds, "cobalt-wash"],
  placeholder: ["sheet", "bg-field"],
  cobalt: [...grounds, "cobalt-wash"],
  "cobalt-hover": [...grounds, "cobalt-wash"],
  "cobalt-press": [...grounds, "cobalt-wash"],
  "cobalt-on-ink": ["bg-ink", "ink-2"],
  "muted-on-ink": ["bg-ink", "ink-2"],
  white: [
    "bg-ink",
    "ink-2",
    "ink-3",
    "bg-cobalt",
    "bg-cobalt-hover",
    "bg-cobalt-press",
    "bg-danger",
    "bg-danger-ink",
  ],
  "ink-fixed": ["signal", "signal-hover", "signal-press", "white"],
  "text-on-plate": ["bg-plate", "bg-plate-press"],
  "signal-ink": ["signal-wash", "sheet"],
  success: ["sheet", "success-wash"],
  "success-ink": [...grounds, "success-wash"],
  danger: [...grounds, "danger-wash", "danger-ground"],
  "danger-ink": [...grounds, "danger-wash"],
};

/**
 * The colours of form fields' outlines, focus rings and small signs, each with the backgrounds behind it. Their contrast
 * must be at least 3 to 1 (WCAG 2.2 AA).
 */
const lines: Record<string, readonly string[]> = {
  "line-strong": ["paper", "sheet", "bg-field"],
  "border-ink": [...grounds],
  cobalt: [...grounds, "cobalt-wash"],
  signal: ["bg-ink", "ink-2"],
  "bg-plate": [...grounds],
};

// rule pages/theme
describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  it.each([
    ["text", 4.5, texts],
    ["lines", 3, lines],
  ] as const)("has %s with enough contrast", (_kind, least, pairs) => {
    const weak = Object.entries(pairs).flatMap(([name, on]) =>
      on
        .map((ground) => ({ name, ground, ratio: contrast(colour(name, theme), colour(ground, theme)) }))
        .filter(({ ratio }) => ratio < least),
    );
    expect(weak).toEqual([]);
  });
});

it("every colour that differs between the themes has a value for both", () => {
  const halves = sheet
    .split("\n")
    .filter((line) => line.includes("var(--light,") !== line.includes("var(--dark,"));
  expect(halves).toEqual([]);
});

// Tailwind writes no rule for a class with an unknown breakpoint, and gives no warning.
it("every breakpoint in a class is one of the design tokens", () => {
  const declared = [...sheet.matchAll(/--breakpoint-([a-z0-9]+):/g)].map(([, name]) => name ?? "");
  expect(declared).toContain("md");
  const usual = ["sm", "md", "lg", "xl", "2xl", "3xl"].filter((name) => !declared.includes(name));
  const unknown = new RegExp(`["\\s:](max-)?(${usual.join("|")}):[a-z[-]`);
  const folder = new URL("../", import.meta.url).pathname;
  const wrong = globSync("**/*.tsx", { cwd: folder }).filter((file) =>
    unknown.test(readFileSync(`${folder}${file}`, "utf8")),
  );
  expect(wrong).toEqual([]);
});

// rule pages/letters
it("no width of text is given in letters of a font that may load later", () => {
  const folder = new URL("../", import.meta.url).pathname;
  const wrong = globSync("**/*.{ts,tsx,css}", { cwd: folder }).filter((file) =>
    /[0-9]ch[\];\s)]/.test(readFileSync(`${folder}${file}`, "utf8")),
  );
  expect(wrong).toEqual([]);
});
