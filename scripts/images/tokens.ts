import { readFileSync } from "node:fs";

const folder = new URL("../../app/styles/", import.meta.url);

/** Custom properties of the style sheet, as seen on an ink ground. */
const properties = new Map<string, string>();
for (const css of [readStyle("tokens.css"), onInkBlock(readStyle("base.css"))])
  for (const [, name, value] of css.matchAll(/(--[\w-]+):\s*([^;]+);/g))
    if (name && value) properties.set(name, value);

function readStyle(name: string): string {
  return readFileSync(new URL(name, folder), "utf8");
}

function onInkBlock(css: string): string {
  const block = /\.on-ink \{([^}]*)\}/.exec(css)?.[1];
  if (!block) throw new Error("base.css has no .on-ink block any more");
  return block;
}

/** The value of a token, its own references followed. Throws on an unknown name. */
export function token(name: string): string {
  const value = properties.get(name);
  if (value === undefined) throw new Error(`${name} is not in the style sheet`);
  return resolve(value);
}

/** Style text with every `var(--token)` replaced by its value. */
export function resolve(css: string): string {
  return css.replace(/var\((--[\w-]+)\)/g, (_all, name: string) => token(name));
}

/** The strokes of the drawings for a renderer that knows neither layers, nor media queries, nor custom properties. */
export function drawingStyle(): string {
  const css = readStyle("drawings.css").replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*[^}]*\}/g, "");
  const rules = [...css.matchAll(/(\.[^{}@]+)\{([^}]*)\}/g)];
  return resolve(rules.map(([, selector, body]) => `${selector}{${body}}`).join("\n"));
}
