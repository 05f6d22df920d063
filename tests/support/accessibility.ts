import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { resize } from "#tests/support/viewport.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The widths of a telephone, a tablet and a desktop screen, at which every screen is checked. */
export const widths = [360, 768, 1440] as const;

const height = 900;
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Selects the header, footer and menu, which every screen has. accessibility.spec.ts and the menus' tests check them.
 */
const frame = ["header:not(main *)", "footer:not(main *)", "aside[aria-label='Menu']"];

/**
 * Expects that axe (the accessibility checker) finds no fault in the content of the page as it is now, and that nothing
 * is wider than the screen at any width. Restores the size of the window.
 */
export async function expectNoAxeViolationsAtAnyWidth(page: Page): Promise<void> {
  await expectNothingFound(page, rules, { exceptIn: frame });
  await expectNothingWiderAtAnyWidth(page);
}

/** Expects that nothing is wider than the screen at any width. Restores the size of the window. */
export async function expectNothingWiderAtAnyWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  await expectNothingWider(page);
  for (const width of widths) {
    if (width === before?.width) continue;
    await resize(page, { width, height });
    await expectNothingWider(page);
  }
  if (before) await resize(page, before);
}

/** Expects that nothing is wider than the screen. */
export async function expectNothingWider(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const where = `${page.url()} at ${page.viewportSize()?.width} px`;
  expect(overflow, `pixels wider than the screen, ${where}`).toBeLessThanOrEqual(0);
}

/**
 * Expects that axe finds nothing wrong with the page's colours in the dark theme. Apart from the colours, both themes
 * are the same.
 */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNothingFound(page, colourRules);
  await page.emulateMedia({ colorScheme: null });
}

/**
 * Expects that axe finds nothing against WCAG 2.2 AA on the page as it is, and that nothing is wider than the screen.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expectNothingFound(page, rules);
  await expectNothingWider(page);
}

/** Does the same as expectNoAxeViolations, but leaves out the colours: they are slow, and checked at another width. */
export async function expectNoAxeViolationsApartFromColours(page: Page): Promise<void> {
  await expectNothingFound(page, rules, { leftOut: colourRules });
  await expectNothingWider(page);
}

interface Except {
  leftOut?: string[];
  exceptIn?: string[];
}

async function expectNothingFound(
  page: Page,
  runOnly: string[],
  { leftOut = [], exceptIn = [] }: Except = {},
): Promise<void> {
  // axe has half a megabyte of source. The page loads it only once for all states and widths.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axeSource);
  const options: axe.RunOptions = {
    runOnly,
    rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations"],
  };
  const found = await page.evaluate(
    async ([exclude, asked]) => {
      const { violations } = await window.axe.run({ exclude: exclude.map((selector) => [selector]) }, asked);
      return violations.map(({ id, help, nodes }) => ({
        rule: `${id}: ${help}`,
        nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")} — ${failureSummary}`),
      }));
    },
    [exceptIn, options] as const,
  );
  expect(found, `accessibility of ${page.url()} at ${page.viewportSize()?.width} px`).toEqual([]);
}
