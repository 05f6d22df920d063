import { renderToStaticMarkup } from "react-dom/server";
import { illustrations } from "#app/domains/blog/rules/featured-image.ts";
import { illustrationDrawings } from "#app/ui/drawings/illustrations.ts";

/**
 * The properties of the style sheet that become attributes of the picture's elements. A property that has another
 * meaning there is left out.
 */
const known = new Set([
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
]);

/** Returns the declarations by class name, in the order of the style sheet. */
function readRules(style: string): Map<string, string[][]> {
  const rules = new Map<string, string[][]>();
  for (const [, selectors = "", body = ""] of style.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const declarations = body
      .split(";")
      .map((declaration) => declaration.split(":").map((part) => part.trim()))
      .filter(([property = ""]) => known.has(property));
    for (const selector of selectors.split(",")) {
      const name = selector.trim().split(".").at(-1) ?? "";
      rules.set(name, [...(rules.get(name) ?? []), ...declarations]);
    }
  }
  return rules;
}

/** The colours of the dark theme that differ from the light theme, each with a short class name: `a`, then `b`. */
class DarkColours {
  readonly #classes = new Map<string, string>();

  /** Returns the class for a declaration. */
  classOf(property: string, value: string): string {
    const declaration = `${property}:${value}`;
    const known = this.#classes.get(declaration) ?? String.fromCodePoint(97 + this.#classes.size);
    this.#classes.set(declaration, known);
    return known;
  }

  get style(): string {
    const rules = [...this.#classes].map(([declaration, name]) => `.${name}{${declaration}}`).join("");
    return `<style>@media(prefers-color-scheme:dark){${rules}}</style>`;
  }
}

/**
 * Renders the ten illustrations as separate files of 640 x 400. The light theme is in attributes, because the
 * Content-Security-Policy of a file that is opened by itself allows no style element. In a page, the style element
 * makes a picture follow the page's theme (ADR 187).
 */
export function coverFiles(light: string, dark: string): { name: string; svg: string }[] {
  const rules = readRules(light);
  const darkRules = readRules(dark);
  const order = [...rules.keys()];
  return illustrations.map((key) => {
    const Drawing = illustrationDrawings[key];
    const colours = new DarkColours();
    const svg = renderToStaticMarkup(<Drawing />)
      .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" ')
      .replace(' aria-hidden="true"', "")
      .replace(/ class="([^"]*)"/g, (_all, names: string) => {
        const sorted = names
          .trim()
          .split(/\s+/)
          .toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
        const attributes = declared(sorted, rules);
        const changed = [...declared(sorted, darkRules)]
          .filter(([name, value]) => attributes.get(name) !== value)
          .map(([name, value]) => colours.classOf(name, value));
        const written = [...attributes].map(([name, value]) => ` ${name}="${value}"`).join("");
        return changed.length > 0 ? ` class="${changed.join(" ")}"${written}` : written;
      });
    return { name: `${key}.svg`, svg: svg.replace(">", `>${colours.style}`) };
  });
}

/** Returns the declarations of an element with these classes. A later declaration replaces an earlier one. */
function declared(names: string[], rules: Map<string, string[][]>): Map<string, string> {
  return new Map(names.flatMap((name) => rules.get(name) ?? []).map(([a = "", b = ""]) => [a, b]));
}
