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

/** The rule that is left out: it mistakes a header over a dark section for white text on white. axe checks this. */
const leftOut = ["text_contrast_sufficient"];

let source: string | undefined;

/** Returns IBM Equal Access, the second engine, as a script of 0.7 MB that declares `ace`. Reads it only once. */
function engineSource(): string {
  source ??= readFileSync(fileURLToPath(import.meta.resolve("accessibility-checker-engine/ace.js")), "utf8");
  return source;
}

/**
 * Expects that a second engine, with rules that axe lacks, finds nothing against WCAG 2.2 on the page as it is now.
 * Opens folded parts first, because the engine reads a folded label as empty.
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
