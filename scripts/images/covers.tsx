import { renderToStaticMarkup } from "react-dom/server";
import { illustrations } from "#app/domains/blog/rules/featured-image.ts";
import { illustrationDrawings } from "#app/ui/drawings/illustrations.ts";

/** Declarations of the style sheet that become attributes. Those with another meaning in a picture are left out. */
const known = new Set([
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
]);

/** Declarations by class name, in the order of the style sheet. */
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

/**
 * Renders the ten illustrations as files that need no style sheet: the policy of the page that shows one, or of the
 * file itself, allows none. 640 x 400, on the light ground.
 */
export function coverFiles(style: string): { name: string; svg: string }[] {
  const rules = readRules(style);
  const order = [...rules.keys()];
  return illustrations.map((key) => {
    const Drawing = illustrationDrawings[key];
    const svg = renderToStaticMarkup(<Drawing />)
      .replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" ')
      .replace(' aria-hidden="true"', "")
      .replace(/ class="([^"]*)"/g, (_all, names: string) => {
        const sorted = names
          .trim()
          .split(/\s+/)
          .toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
        const attributes = new Map(
          sorted.flatMap((name) => rules.get(name) ?? []).map(([a = "", b = ""]) => [a, b]),
        );
        return [...attributes].map(([name, value]) => ` ${name}="${value}"`).join("");
      });
    return { name: `${key}.svg`, svg };
  });
}
