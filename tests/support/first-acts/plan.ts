import type { Browser } from "@playwright/test";
import { type Conditions, type FirstAct, listControls } from "./acts.ts";
import type { Control, Device } from "./in-page.ts";
import { pageKinds } from "./page-kinds.ts";

/** Both moments, with this machine, a telephone four and six times slower, and a slow line. */
export const allConditions: readonly Conditions[] = (["domcontentloaded", "load"] as const).flatMap((at) => [
  ...[1, 4, 6].map((slowdown) => ({ at, slowdown, isSlowLine: false })),
  { at, slowdown: 1, isSlowLine: true },
]);

const devices: readonly Device[] = ["mouse", "touch", "keyboard", "hover", "focus"];

/** Things that a script once changed after the act. Tried under every condition on the first page. */
const fragile: readonly Control["kind"][] = ["popover", "other", "fold", "select", "area"];

/**
 * Returns the first acts to judge: every control of every page by every device that reaches it, under two of the
 * conditions in turn. A link to another page is tried once. The frame of every page is tried on the first page
 * only, its menus on all.
 */
export async function planActs(browser: Browser, origin: string, pages = pageKinds): Promise<FirstAct[]> {
  const acts: FirstAct[] = [];
  let turn = 0;
  const inTurn = (count: number) =>
    Array.from({ length: count }, () => allConditions[(turn += 1) % allConditions.length] ?? fast);
  for (const path of pages) {
    const isHome = path === "/";
    for (const [place, device] of devices.entries()) {
      for (const control of await listControls(browser, origin + path, device)) {
        if (!isHome && control.isFrame && control.kind !== "popover") continue;
        if (isPlain(control) && control.index % 3 !== place) continue;
        const all = isHome && fragile.includes(control.kind);
        const tried = all ? allConditions : inTurn(isPlain(control) ? 1 : 2);
        acts.push(...tried.map((conditions) => ({ path, control, device, ...conditions })));
      }
    }
  }
  return acts;
}

const fast: Conditions = { at: "load", slowdown: 1, isSlowLine: false };
const isPlain = ({ kind }: Control) => kind === "page" || kind === "away";
