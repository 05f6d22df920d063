import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";

interface Finding {
  ruleId: string;
  message: string;
  snippet: string;
  value: [string, string];
}

interface Engine {
  Checker: new () => { check: (root: Document, rules: string[]) => Promise<{ results: Finding[] }> };
}

/**
 * The rule about contrast is left out, because it takes a header over a dark section for white on white. axe checks it.
 */
const leftOut = ["text_contrast_sufficient"];

let source: string | undefined;

/** Returns the source of IBM Equal Access, the second engine: 0.7 MB, which declare `ace`. Reads the file only once. */
function engineSource(): string {
  source ??= readFileSync(fileURLToPath(import.meta.resolve("accessibility-checker-engine/ace.js")), "utf8");
  return source;
}

/**
 * Expects that a second accessibility engine finds nothing against WCAG 2.2 on the page as it is now. It has rules that
 * axe lacks. Folded parts are opened first, because the engine takes a label in a folded part for empty.
 */
export async function expectNoEqualAccessViolations(page: Page): Promise<void> {
  await page.evaluate(`${engineSource()}; window.equalAccess = ace;`);
  const found = await page.evaluate(async () => {
    const { equalAccess } = window as unknown as { equalAccess: Engine };
    const folded = [...document.querySelectorAll("details:not([open])")];
    for (const one of folded) one.setAttribute("open", "");
    const { results } = await new equalAccess.Checker().check(document, ["WCAG_2_2"]);
    for (const one of folded) one.removeAttribute("open");
    return results.filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL");
  });
  const told = found.flatMap(({ ruleId, message, snippet }) =>
    leftOut.includes(ruleId) ? [] : [`${ruleId}: ${message} — ${snippet.slice(0, 160)}`],
  );
  expect(told, `second opinion on ${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
}
