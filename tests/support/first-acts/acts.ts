import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { holdScript } from "../held-script.ts";
import type { Control, Device } from "./control.ts";
import { installJudge } from "./in-page.ts";

/** When a visitor's first act (a press, touch or key) is made, and the speed of the telephone and of its connection. */
export interface Conditions {
  at: "domcontentloaded" | "load";
  /** How many times slower the telephone is than this machine. */
  slowdown: number;
  /** A connection of 400 kb/s with a latency of 150 ms. */
  isSlowLine: boolean;
  /** If true, the page's script arrives right after the act, never before it. */
  isScriptHeld?: boolean;
}

/** One first act: a control, a device and the conditions. */
export interface FirstAct extends Conditions {
  path: string;
  control: Control;
  device: Device;
}

/** The result of a first act. */
export interface Verdict {
  act: string;
  asked: FirstAct;
  /** Why the act was lost, or undefined when the page shows the act's effect. */
  lost?: string;
  feedbackMs: number;
  effectMs: number | undefined;
}

const slowLine = { latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1440, height: 900 } };

/** Returns the controls of a page that the device reaches, in the document's order. */
export async function listControls(browser: Browser, url: string, device: Device): Promise<Control[]> {
  const context = await openContext(browser, device);
  const page = await context.newPage();
  await page.goto(url);
  const controls = await page.evaluate(() => window.judge.controls());
  await context.close();
  return controls.filter(({ devices }) => devices.includes(device));
}

/**
 * Opens a new page, makes the act as the first act on this page, and returns the verdict. Returns null when the page
 * moved between aiming and pressing, because the press then hit another place.
 */
async function judgeAct(
  browser: Browser,
  origin: string,
  act: FirstAct,
  { settledMs, isUntilScript, isAtLeisure }: Moment,
): Promise<Verdict | null> {
  const context = await openContext(browser, act.device);
  if (isAtLeisure) await context.addInitScript(makeErrorsWithoutStack);
  const named = { act: nameOf(act), asked: act };
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), act);
    const chosen = act.control.kind === "file" ? page.waitForEvent("filechooser").catch(() => null) : null;
    const release = act.isScriptHeld ? await holdScript(page) : undefined;
    await page.goto(origin + act.path, { waitUntil: act.at, timeout: 60_000 });
    const started = page.url();
    const before = await make(page, act, isAtLeisure ?? false);
    release?.();
    // Whether the press missed its target. If the visitor is leaving the page, only the next page can answer this.
    if (await isMissed(page)) return null;
    if (isUntilScript) await takenOver(page, act.control);
    await page.waitForTimeout(settledMs);
    if (await isMissed(page)) return null;
    if (chosen) return { ...named, lost: (await chosen) ? undefined : "no file was asked for", ...untimed };
    return { ...named, ...(await read(page, act, { started, ...before })) };
  } catch (error) {
    return { ...named, lost: (error as Error).message.split("\n")[0], ...untimed };
  } finally {
    await context.close();
  }
}

/**
 * When an act is judged: `settledMs` milliseconds after it. With `isUntilScript`, first waits for script and effect.
 */
interface Moment {
  settledMs: number;
  isUntilScript?: boolean;
  /** If true, the act is made as by a person: on a control in view, or some time after scrolling to the control. */
  isAtLeisure?: boolean;
}

/** The wait between scrolling and pressing. Nobody scrolls to a control and presses it in less time. */
const fromScrollToPressMs = 500;

const patienceMs = 20_000;

/**
 * Waits until the script controls the page, then for the effect of the act. After 20 s without an effect it stops
 * waiting, and the verdict says so.
 */
async function takenOver(page: Page, { kind }: Control): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: patienceMs });
  if (kind === "file") return;
  const isDone = () => window.judge.outcome().isDone;
  await page.waitForFunction(isDone, undefined, { timeout: patienceMs }).catch(() => undefined);
}

const isMissed = (page: Page) => page.evaluate(() => window.judge.missed()).catch(() => false);

interface JudgeOptions extends Moment {
  acts: readonly FirstAct[];
  atOnce: number;
  /** Called immediately with each verdict, because a whole run takes most of an hour. */
  onVerdict?: (verdict: Verdict) => void;
}

/**
 * Makes the acts, `atOnce` of them at a time, and judges each. Returns the verdicts in the order in which they came.
 */
export async function judgeActs(
  browser: Browser,
  origin: string,
  { acts, atOnce, onVerdict, ...moment }: JudgeOptions,
): Promise<Verdict[]> {
  const waiting = acts.values();
  const verdicts: Verdict[] = [];
  const work = async () => {
    for (const act of waiting) {
      let verdict: Verdict | null = null;
      for (let aims = 0; aims < mostAims && !verdict; aims += 1)
        verdict = await judgeAct(browser, origin, act, moment);
      const missed = { act: nameOf(act), asked: act, lost: "moves whenever it is aimed at", ...untimed };
      verdicts.push(verdict ?? missed);
      onVerdict?.(verdict ?? missed);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return verdicts;
}

/** How many times an act is tried at most, if the page moves between aiming and pressing. */
const mostAims = 4;

const nameOf = ({ path, control, device, at, ...conditions }: FirstAct) =>
  `${path} ${control.kind} '${control.name}' by ${device} at ${at}, ${described(conditions)}`;

function described({ isScriptHeld, isSlowLine, slowdown }: Omit<Conditions, "at">): string {
  if (isScriptHeld) return "its script held";
  return isSlowLine ? "400 kb/s" : `x${slowdown}`;
}

const untimed = { feedbackMs: 0, effectMs: undefined };

function openContext(browser: Browser, device: Device): Promise<BrowserContext> {
  return browser
    .newContext({
      ...(device === "touch" ? phone : desk),
      locale: "fr-FR",
      reducedMotion: "no-preference",
      // The requests of a service worker would bypass the Playwright route that holds the scripts back.
      serviceWorkers: "block",
    })
    .then(async (context) => {
      await context.addInitScript(installJudge);
      return context;
    });
}

/**
 * Runs in the page before any of its scripts, if times are measured. React makes a few `Error` objects while it loads.
 * In a browser that a tool controls, their stacks make V8 read the library again: 20 of the 25 ms of its start.
 */
function makeErrorsWithoutStack(): void {
  const make = (_error: unknown, _this: unknown, [message]: unknown[]) =>
    Object.create(Error.prototype, { message: { value: message } }) as Error;
  Object.assign(window, { Error: new Proxy(Error, { apply: make }) });
}

async function slowDown(session: CDPSession, { slowdown, isSlowLine }: Conditions): Promise<void> {
  if (slowdown > 1) await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  if (!isSlowLine) return;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...slowLine });
}

/** Makes the act. Returns the heading of the page before the act, and whether the control's form is a search. */
async function make(
  page: Page,
  { control, device }: FirstAct,
  isAtLeisure: boolean,
): Promise<{ heading: string; isSearch: boolean }> {
  const { x, y, typed, hasToScroll, ...before } = await page.evaluate(
    ([aimed, by, isAlwaysScrolled]) => window.judge.aim(aimed, by, isAlwaysScrolled),
    [control, device, !isAtLeisure] as const,
  );
  if (hasToScroll && isAtLeisure) await page.waitForTimeout(fromScrollToPressMs);
  if (device === "mouse") await page.mouse.click(x, y);
  if (device === "touch") await page.touchscreen.tap(x, y);
  if (device === "hover") await page.mouse.move(x, y, { steps: 2 });
  if (device === "focus") await page.keyboard.press("Tab").then(() => keysTo(page, control.name));
  if (device === "keyboard" && !typed) await page.keyboard.press(keyOf(control.kind));
  if (typed) await page.keyboard.type(typed);
  return before;
}

const keyOf = (kind: Control["kind"]) =>
  ({ choice: "Space", select: "ArrowDown", area: "ArrowRight", file: "Space" })[kind as string] ?? "Enter";

/** Presses Tab until the control has the focus. */
async function keysTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute("aria-label") ?? activeElement?.getAttribute("popovertarget");
    });
    if (focused === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${name}`);
}

async function read(
  page: Page,
  { control }: FirstAct,
  { started, heading, isSearch }: { started: string; heading: string; isSearch: boolean },
): Promise<Omit<Verdict, "act" | "asked">> {
  const arrived = new URL(page.url());
  if (control.kind === "page") {
    // Some addresses redirect, such as /contact to the home page.
    const answer = await page.request.get(new URL(control.leads, started).href);
    const { pathname, search } = new URL(answer.url());
    const isThere = arrived.pathname + arrived.search === pathname + search;
    const isRead = isThere && (await page.locator("h1").count()) === 1;
    return { lost: isRead ? undefined : `is on ${arrived.pathname}`, ...untimed };
  }
  const isLoadedAgain = await page.evaluate(
    () => window.judge.outcome().feedbackMs === 0 && !window.judge.outcome().isDone,
  );
  if (control.kind === "submit" && (page.url() !== started || isLoadedAgain)) {
    const isAnswered =
      (isSearch && isLoadedAgain) ||
      page.url() !== started ||
      (await page.locator("h1").first().innerText()) !== heading ||
      (await page.evaluate(() => window.judge.speaks()));
    return { lost: isAnswered ? undefined : "nothing says what became of the form", ...untimed };
  }
  const { isDone, effectMs, feedbackMs, seen } = await page.evaluate(() => window.judge.outcome());
  return { lost: isDone ? undefined : seen, effectMs, feedbackMs };
}
