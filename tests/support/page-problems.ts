import type { BrowserContext, Request } from "@playwright/test";

/** Failures of a page that nobody would see. */
export interface PageProblems {
  /** Watches every page of a context: script errors, console errors (a refused style or script is one), failed requests. */
  watch(context: BrowserContext): void;
  /** Accepts the problems of this test whose text matches: a test of a failure names the failure it provokes. */
  allow(pattern: RegExp): void;
  /** The problems that no test accepted. */
  unexpected(): string[];
}

/** How a browser without JavaScript reports the scripts it does not preload; a refusal of our policy is a console error. */
const blockedWithoutScripts = "csp";

/** Playwright's message when a page registers its worker. */
const blockedWorker = "Service Worker registration blocked by Playwright";

/** The problems of one test's pages: none so far. */
export function newProblems(): PageProblems {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  return {
    watch: (context) => watch(context, problems),
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}

function watch(context: BrowserContext, problems: string[]): void {
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // Tests run without the worker, unless they are about it (playwright.config.ts).
    if (message.text() === blockedWorker) return;
    // The response or the failed request describes it better.
    if (message.text().startsWith("Failed to load resource")) return;
    const { url } = message.location();
    problems.push(`console ${message.type()}: ${message.text()} (${url})`);
  });
  context.on("weberror", (error) =>
    problems.push(`uncaught: ${error.error().stack ?? error.error().message}`),
  );
  context.on("requestfailed", (request) => {
    if (!abandoned(request))
      problems.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`response ${response.status()}: ${response.url()}`);
  });
}

/** Leaving a page ends its event stream and the requests under way; JavaScript turned off refuses its scripts. */
function abandoned(request: Request): boolean {
  return ["net::ERR_ABORTED", blockedWithoutScripts].includes(request.failure()?.errorText ?? "");
}
