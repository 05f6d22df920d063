import type { Browser } from "@playwright/test";
import { type Conditions, type FirstAct, listControls } from "./acts.ts";
import type { Control, Device } from "./control.ts";
import { pageKinds } from "./page-kinds.ts";

/** Both moments, each at full speed, on a telephone that is four or six times slower, and on a slow connection. */
export const allConditions: readonly Conditions[] = (["domcontentloaded", "load"] as const).flatMap((at) => [
  ...[1, 4, 6].map((slowdown) => ({ at, slowdown, isSlowLine: false })),
  { at, slowdown: 1, isSlowLine: true },
]);

const devices: readonly Device[] = ["mouse", "touch", "keyboard", "hover", "focus"];

/**
 * Kinds of control that a script once changed after the act. On the first page they are tried under every condition.
 */
const fragile: readonly Control["kind"][] = ["popover", "other", "fold", "select", "area"];

/**
 * Returns the first acts to judge: every control of every page, with every device that reaches it, each under the next
 * two of the conditions. Links to another page are tried once. The header and footer are tried on the first page only,
 * but their menus on every page.
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
