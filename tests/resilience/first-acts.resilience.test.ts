import { chromium } from "@playwright/test";
import { expect, test } from "vitest";
import { chromiumArguments, findChromium } from "../support/chromium.ts";
import { judgeActs } from "../support/first-acts/acts.ts";
import { planActs } from "../support/first-acts/plan.ts";
import { measured } from "./measured.ts";
import { servers, withSite } from "./servers.ts";

/** A share of the acts, for a shorter look: `FIRST_ACTS_EACH=5` tries every fifth. */
const each = Number(process.env.FIRST_ACTS_EACH ?? 1);
const settledMs = 8_000;
const [embedded] = servers;

// rule pages/first-act
test("no first act is lost, on any kind of page, by any device, at any speed", async ({ task }) => {
  if (!embedded) throw new Error("no database server");
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const { verdicts, timed } = await withSite(embedded, async ({ url }) => {
      const all = await planActs(browser, url);
      const acts = all.filter((_act, index) => index % each === 0);
      const fast = acts.filter(({ slowdown, control }) => slowdown === 4 && control.kind !== "page");
      return {
        verdicts: await judgeActs(browser, url, { acts, settledMs, atOnce: 6 }),
        // Alone on the machine: the others only make it slower.
        timed: await judgeActs(browser, url, {
          acts: fast.filter((_act, index) => index % Math.ceil(fast.length / 60) === 0),
          settledMs: 2_000,
          atOnce: 1,
        }),
      };
    });
    const lost = verdicts.filter((verdict) => verdict.lost !== undefined);
    const feedback = timed.map(({ feedbackMs }) => feedbackMs).toSorted((one, other) => one - other);
    const effect = timed.flatMap(({ effectMs }) => effectMs ?? []).toSorted((one, other) => one - other);
    const ninetyFifth = (values: readonly number[]) =>
      Math.round(values[Math.floor(values.length * 0.95)] ?? 0);
    for (const { act, lost: why } of lost) console.log(`${act}: ${why}`);
    measured(
      task,
      `${lost.length} of ${verdicts.length} first acts lost; at x4, feedback within ${ninetyFifth(feedback)} ms ` +
        `and effect within ${ninetyFifth(effect)} ms (p95 of ${timed.length})`,
    );
    expect(lost.map(({ act }) => act)).toEqual([]);
    expect(ninetyFifth(feedback)).toBeLessThanOrEqual(100);
    expect(ninetyFifth(effect)).toBeLessThanOrEqual(200);
  } finally {
    await browser.close();
  }
});
