import { chromium } from "@playwright/test";
import { expect, test } from "vitest";
import { chromiumArguments, findChromium } from "../support/chromium.ts";
import { judgeActs, type Verdict } from "../support/first-acts/acts.ts";
import { lossTable } from "../support/first-acts/loss-table.ts";
import { makePages } from "../support/first-acts/made-pages.ts";
import { pageKinds } from "../support/first-acts/page-kinds.ts";
import { allConditions, planActs } from "../support/first-acts/plan.ts";
import { measured } from "./measured.ts";
import { servers, withSite } from "./servers.ts";

/**
 * Of all acts (a press, touch or key), only one in this many is tried; 1 tries all two thousand. `FIRST_ACTS_FROM`
 * chooses which ones.
 */
const each = Number(process.env.FIRST_ACTS_EACH ?? 4);
const from = Number(process.env.FIRST_ACTS_FROM ?? 0);
/**
 * Whether an act is tried. Successive acts have successive conditions. The shift after each round of the conditions has
 * the effect that the tried acts have all conditions, not always the same ones.
 */
const isTried = (index: number) => (index + Math.floor(index / allConditions.length)) % each === from % each;
const fewestActs = 500;
const settledMs = 8_000;
const [embedded] = servers;

const onVerdict = ({ act, lost }: Verdict) => lost !== undefined && console.log(`${act}: ${lost}`);

// rule pages/first-act
test("no first act is lost, on any kind of page, by any device, at any speed", async ({ task }) => {
  if (!embedded) throw new Error("no database server");
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const { verdicts, timed } = await withSite(embedded, async ({ url, databaseUrl }) => {
      const made = await makePages(url, databaseUrl);
      const all = await planActs(browser, url, [...pageKinds, ...made]);
      const acts = all.filter((_act, index) => isTried(index));
      console.log(`${acts.length} first acts`);
      const fast = acts.filter(({ slowdown, control }) => slowdown === 4 && control.kind !== "page");
      return {
        verdicts: await judgeActs(browser, url, { acts, settledMs, atOnce: 6, onVerdict }),
        // The times of these acts are measured, so only one runs at a time: others would make it slower.
        timed: await judgeActs(browser, url, {
          acts: fast.filter((_act, index) => index % Math.ceil(fast.length / 60) === 0),
          settledMs: 2_000,
          atOnce: 1,
          isAtLeisure: true,
        }),
      };
    });
    const lost = verdicts.filter((verdict) => verdict.lost !== undefined);
    const feedback = timed.map(({ feedbackMs }) => feedbackMs).toSorted((one, other) => one - other);
    const effect = timed.flatMap(({ effectMs }) => effectMs ?? []).toSorted((one, other) => one - other);
    const ninetyFifth = (values: readonly number[]) =>
      Math.round(values[Math.floor(values.length * 0.95)] ?? 0);
    console.log(lossTable(verdicts));
    for (const { act, feedbackMs, effectMs } of timed)
      if (feedbackMs > 100 || (effectMs ?? 0) > 200)
        console.log(`${act}: feedback ${feedbackMs}, effect ${effectMs} ms`);
    measured(
      task,
      `${lost.length} of ${verdicts.length} first acts lost; at x4, feedback within ${ninetyFifth(feedback)} ms ` +
        `and effect within ${ninetyFifth(effect)} ms (p95 of ${timed.length})`,
    );
    expect(verdicts.length).toBeGreaterThanOrEqual(fewestActs);
    expect(lost.map(({ act }) => act)).toEqual([]);
    expect(ninetyFifth(feedback)).toBeLessThanOrEqual(100);
    expect(ninetyFifth(effect)).toBeLessThanOrEqual(200);
  } finally {
    await browser.close();
  }
});
