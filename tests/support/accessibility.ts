import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { resize } from "#tests/support/viewport.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Telephone, tablet, desk: the widths every screen is checked at. */
export const widths = [360, 768, 1440] as const;

const height = 900;
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Nothing to report at any width against the page in the state it is in; its window is as before afterwards. */
export async function expectNoAxeViolationsAtAnyWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await resize(page, { width, height });
    await expectNoAxeViolations(page);
  }
  if (before) await resize(page, before);
}

/** Nothing to report against WCAG 2.2 AA in the page as it is now; also nothing wider than the screen. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Half a megabyte of source: read by the page once, whatever the states and widths it is looked at in.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (tags) => {
    const { violations } = await window.axe.run({ runOnly: tags, resultTypes: ["violations"] });
    return {
      violations: violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")} — ${failureSummary}`),
      })),
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    };
  }, rules);
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  expect(found.violations, `accessibility of ${where}`).toEqual([]);
  expect(found.overflow, `pixels wider than the screen, ${where}`).toBeLessThanOrEqual(0);
}
