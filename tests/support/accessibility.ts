import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Telephone, tablet, desk: the widths every screen is checked at. */
export const widths = [360, 768, 1440] as const;

const height = 900;
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Runs `check` on the page at each width, loaded afresh each time, as a visitor with that screen gets it. */
export async function visitEveryWidth(page: Page, path: string, check: (width: number) => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await check(width);
  }
}

/** Nothing to report against WCAG 2.2 AA in the page as it is now; also nothing wider than the screen. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Only what fails is described, and no second page is opened to gather frames: a third of the time, the same rules.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .setLegacyMode(true)
    .analyze();
  const readable = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    nodes: nodes.map((node) => `${node.target.join(" ")} — ${node.failureSummary?.replaceAll("\n", " ")}`),
  }));
  expect(readable, `accessibility of ${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `pixels wider than the screen, ${page.url()}`).toBeLessThanOrEqual(0);
}
