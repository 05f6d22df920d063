import { expect, test } from "#tests/support/fixtures.ts";
import { type Conditions, judgeActs, listControls } from "#tests/support/first-acts/acts.ts";
import type { ControlKind, Device } from "#tests/support/first-acts/control.ts";

/** The kinds of control whose use a script once undid. `npm run test:resilience first-acts` tries every control. */
const looked: readonly { path: string; device: Device; kinds: readonly ControlKind[] }[] = [
  { path: "/", device: "mouse", kinds: ["popover", "anchor", "select"] },
  { path: "/", device: "touch", kinds: ["popover", "anchor", "text"] },
  { path: "/", device: "keyboard", kinds: ["popover", "area"] },
  { path: "/blog", device: "hover", kinds: ["popover"] },
  { path: "/about", device: "focus", kinds: ["popover"] },
  { path: "/devis", device: "touch", kinds: ["popover", "choice", "file"] },
  { path: "/services/maintenance-preventive", device: "mouse", kinds: ["fold"] },
];

/**
 * The script is held back, so the visitor's act precedes it on any machine. A slowed processor would have the same
 * effect, but would take time from the other worker.
 */
const early: Conditions = { at: "domcontentloaded", slowdown: 1, isSlowLine: false, isScriptHeld: true };
const late: Conditions = { at: "load", slowdown: 1, isSlowLine: false };

// rule pages/first-act
test("a visitor's first act on a page is never lost when the page's script arrives", async ({
  browser,
  baseURL,
  problems,
}) => {
  test.slow();
  // When a visitor leaves a page, its unfinished requests fail. The browser reports these as errors.
  problems.allow(/./);
  const origin = baseURL ?? "";
  const acts = [];
  for (const { path, device, kinds } of looked) {
    const controls = await listControls(browser, origin + path, device);
    const tried = kinds.flatMap((kind) => controls.findLast((control) => control.kind === kind) ?? []);
    expect(
      tried.map(({ kind }) => kind),
      `${path} by ${device}`,
    ).toEqual(kinds);
    acts.push(...tried.map((control) => ({ path, device, control, ...early })));
    acts.push(...tried.slice(-1).map((control) => ({ path, device, control, ...late })));
  }
  const verdicts = await judgeActs(browser, origin, { acts, settledMs: 500, isUntilScript: true, atOnce: 4 });
  expect(verdicts.flatMap(({ act, lost }) => (lost === undefined ? [] : [`${act}: ${lost}`]))).toEqual([]);
});
