import { randomInt } from "node:crypto";
import {
  type BrowserContext,
  expect,
  type Page,
  type PlaywrightWorkerArgs,
  test as base,
} from "@playwright/test";
import { type KeptPages, keepPages } from "./kept-pages.ts";
import { type KeptSites, keepSites, sharedEnvironment, type SiteEnvironment } from "./kept-sites.ts";
import type { Mailbox } from "./mailbox.ts";
import { newProblems, type PageProblems } from "./page-problems.ts";
import { owner, type Site } from "./site.ts";

export { expect };

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

interface TestFixtures {
  /** More environment variables for the site. A file that sets some has a separate site and database. */
  environment: SiteEnvironment;
  /** Whether the file asks the assistant of its separate site. If not, the assistant learns less, to start faster. */
  asksAssistant: boolean;
  site: Site;
  ownerCookies: Cookies;
  /** The e-mails that the site sends during this test. */
  mails: Mailbox;
  /** The problems of the test's pages. A problem that the test did not allow fails the test (PageProblems). */
  problems: PageProblems;
  /** Attaches the site's output to the report of a failure. */
  siteLog: void;
  /**
   * The address from which this test's visitor comes. It is new for each test, so that tests do not share rate limits.
   */
  clientAddress: string;
  /** Signs the owner in, in the browser of this test. */
  signIn: () => Promise<void>;
}

interface WorkerFixtures {
  sites: KeptSites;
  keptPages: KeptPages;
}

const signedIn = new WeakMap<Site, Cookies>();

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sites: [
    async ({}, use) => {
      const databaseServer = process.env.TEST_DATABASE_SERVER;
      if (!databaseServer) throw new Error("the global setup has not run");
      const sites = keepSites(databaseServer);
      await use(sites);
      await sites.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],

  keptPages: [
    async ({}, use) => {
      const pages = keepPages();
      await use(pages);
      await pages.stop();
    },
    { scope: "worker" },
  ],

  environment: [sharedEnvironment, { option: true }],
  asksAssistant: [false, { option: true }],

  site: [
    async ({ sites, environment, asksAssistant }, use) => use(await sites.of(environment, { asksAssistant })),
    { timeout: 150_000 },
  ],

  ownerCookies: async ({ playwright, site }, use) => {
    const cookies = signedIn.get(site) ?? (await signInOwner(playwright, site));
    signedIn.set(site, cookies);
    await use(cookies);
  },

  baseURL: async ({ site }, use) => use(site.url),

  clientAddress: async ({}, use) => use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`),

  extraHTTPHeaders: async ({ clientAddress }, use) => use({ "X-Forwarded-For": clientAddress }),

  siteLog: [
    async ({ site }, use, testInfo) => {
      await use();
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach("site.log", { body: site.output(), contentType: "text/plain" });
    },
    { auto: true },
  ],

  problems: async ({}, use) => use(newProblems()),

  // A test that needs no page opens no browser.
  context: async ({ context, problems }, use) => {
    const endWatch = problems.watch(context);
    await use(context);
    endWatch();
    expect(problems.unexpected(), "problems on the page").toEqual([]);
  },

  mails: async ({ site }, use) => {
    site.mailbox.clear();
    await use(site.mailbox);
    // If a test fails while its mail server refuses messages, the next test must not find the server still refusing.
    site.mailbox.refuse(null);
  },

  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(page);
    await use(page);
  },

  signIn: async ({ context, ownerCookies }, use) => {
    await use(() => context.addCookies(ownerCookies));
  },
});

/** Signs the owner in without a page. sign-in.spec.ts tests the form. */
async function signInOwner(playwright: PlaywrightWorkerArgs["playwright"], site: Site): Promise<Cookies> {
  const request = await playwright.request.newContext({ baseURL: site.url });
  const { email, password } = owner;
  const answer = await request.post("/admin/login", { form: { email, password }, maxRedirects: 0 });
  expect(answer.headers().location).toBe("/admin");
  const { cookies } = await request.storageState();
  await request.dispose();
  return cookies;
}

const hydrationLimitMs = 10_000;

/** Makes `goto` and `reload` wait until the page is hydrated (its script runs). Does not wait without JavaScript. */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const settled = async () => {
    if ((await page.locator("script[type=module]").count()) === 0) return;
    // A test that holds back or breaks the scripts on purpose continues without them.
    await giveSigns(page).catch(() => undefined);
  };
  page.goto = async (...options) => {
    const answer = await goto(...options);
    await settled();
    return answer;
  };
  page.reload = async (...options) => {
    const answer = await reload(...options);
    await settled();
    return answer;
  };
}

/**
 * Moves the pointer until the page is hydrated, because a public page starts its script at the visitor's first move,
 * touch or key (rule pages/first-sign).
 */
function giveSigns(page: Page) {
  const isHydrated = () => {
    dispatchEvent(new Event("pointermove"));
    return document.documentElement.dataset.hydrated !== undefined;
  };
  return page.waitForFunction(isHydrated, undefined, { timeout: hydrationLimitMs });
}
