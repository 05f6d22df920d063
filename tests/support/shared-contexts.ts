import type { Browser, BrowserContext } from "@playwright/test";

type Asked = Record<string, (...options: unknown[]) => unknown>;

/** What a context or its clock keeps for good once it was asked: the next test gets another context. */
const lasting = {
  context: [
    "addInitScript",
    "exposeBinding",
    "exposeFunction",
    "grantPermissions",
    "route",
    "routeWebSocket",
    "setGeolocation",
    "setOffline",
  ],
  clock: ["fastForward", "install", "pauseAt", "runFor", "setFixedTime", "setSystemTime"],
} satisfies { context: (keyof BrowserContext)[]; clock: (keyof BrowserContext["clock"])[] };

/**
 * The browser contexts of a worker, one for each set of options. A test finds its own as if it were new: no page,
 * cookie, storage, header or route of another. Only what the browser has loaded and compiled of the site stays.
 */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #free = new Map<string, BrowserContext>();
  readonly #changed = new WeakSet<BrowserContext>();

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** The context of tests with these options (`key`); made with the options of the running test when there is none. */
  async open(key: string, headers: Record<string, string> = {}): Promise<BrowserContext> {
    const known = this.#free.get(key);
    if (known) {
      await known.setExtraHTTPHeaders(headers);
      return known;
    }
    const context = await this.#browser.newContext();
    this.#free.set(key, context);
    context.once("close", () => this.#free.delete(key));
    const changed = () => this.#changed.add(context);
    for (const name of lasting.context) watch(context as unknown as Asked, name, changed);
    for (const name of lasting.clock) watch(context.clock as unknown as Asked, name, changed);
    return context;
  }

  /** Takes from the context what its test left, or closes it where that cannot be done. */
  async leave(context: BrowserContext, { reusable }: { reusable: boolean }): Promise<void> {
    const [page, ...others] = context.pages();
    if (!reusable || this.#changed.has(context)) return context.close();
    if (![...this.#free.values()].includes(context)) return;
    for (const other of others) await other.close();
    if (page) {
      // A page that goes on would write again what is being cleared.
      await page.unrouteAll();
      await page.goto("about:blank");
      const session = await context.newCDPSession(page);
      await session.send("Storage.clearDataForOrigin", { origin: this.#origin, storageTypes: "all" });
      await page.close();
    }
    await context.clearCookies();
  }

  async close(): Promise<void> {
    for (const context of [...this.#free.values()]) await context.close();
  }
}

function watch(object: Asked, name: string, changed: () => void): void {
  const ask = object[name]?.bind(object);
  object[name] = (...options) => {
    changed();
    return ask?.(...options);
  };
}
