import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * The background of a drawing, which decides its line and fill colours: `ink` is dark, `sheet` is a light sheet of
 * paper.
 */
export type Ground = "ink" | "sheet";

export type Theme = "light" | "dark";

const known: Partial<Record<Ground, Map<string, string>>> = {};

/** Returns the style sheet's custom properties for a background. */
function properties(ground: Ground): Map<string, string> {
  return (known[ground] ??= customProperties(readStyle("tokens.css"), groundBlock(`on-${ground}`)));
}

function customProperties(...styles: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of styles.flatMap((css) => css.split(";"))) {
    const words = declaration.split(/\s+/);
    const at = words.findIndex((word) => /^--[\w-]+:/.test(word));
    const [name = "", first = ""] = words[at]?.split(":") ?? [];
    if (at >= 0) found.set(name, [first, ...words.slice(at + 1)].filter(Boolean).join(" "));
  }
  return found;
}

function readStyle(name: string): string {
  return readFileSync(createRequire(import.meta.url).resolve(`#app/styles/${name}`), "utf8");
}

function groundBlock(name: string): string {
  const block = new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(
    readStyle("base.css").replaceAll(`.${name} :`, ""),
  )?.[1];
  if (!block) throw new Error(`base.css has no .${name} block any more`);
  return block;
}

/**
 * Returns the value of a design token, a custom property of the style sheet, with the references in it resolved. Throws
 * on an unknown name.
 */
export function token(name: string, ground: Ground = "ink", theme: Theme = "light"): string {
  const value = properties(ground).get(name);
  if (value === undefined) throw new Error(`${name} is not in the style sheet`);
  return resolve(value, ground, theme);
}

/**
 * Replaces every `var(--token)` in a style text by its value, and each pair of light and dark values (tokens.css) by
 * the value for this theme.
 */
function resolve(css: string, ground: Ground, theme: Theme): string {
  return css
    .replace(/var\(--light, ([^;]+)\) var\(--dark, ([^;]+)\)/g, theme === "light" ? "$1" : "$2")
    .replace(/var\((--[\w-]+)\)/g, (_all, name: string) => token(name, ground, theme));
}

/** Returns the style rules of the drawings, for a renderer without layers, media queries and custom properties. */
export function drawingStyle(ground: Ground = "ink", theme: Theme = "light"): string {
  const css = readStyle("drawings.css").replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*[^}]*\}/g, "");
  const rules = css.split("}").flatMap((rule) => {
    const [body = "", head = ""] = rule.split("{").toReversed();
    const start = head.indexOf(".");
    return start < 0 ? [] : [`${head.slice(start)}{${body}}`];
  });
  return resolve(rules.join("\n"), ground, theme);
}
