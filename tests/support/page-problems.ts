import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from "@playwright/test";

/** Failures of pages that a test would otherwise not notice. */
export interface PageProblems {
  /**
   * Watches all pages of a context: script errors, console errors (such as a refused style or script), failed requests.
   * Returns a function that ends this.
   */
  watch(context: BrowserContext): () => void;
  /** Accepts the problems whose text matches. A test that provokes a failure names that failure. */
  allow(pattern: RegExp): void;
  /** Returns the problems that the test did not accept. */
  unexpected(): string[];
}

/**
 * How a browser without JavaScript reports the scripts that it does not preload. If the site's content security policy
 * refuses a script, this is a console error instead, which is not ignored.
 */
const blockedWithoutScripts = "csp";

/** The message that Playwright prints when a page registers its service worker while service workers are blocked. */
const blockedWorker = "Service Worker registration blocked by Playwright";

/** Returns an empty collection of the problems that the pages of one test have. */
export function newProblems(): PageProblems {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  return {
    watch: (context) => watch(context, problems),
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}

function watch(context: BrowserContext, problems: string[]): () => void {
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // Tests run without the service worker, unless they test it (playwright.config.ts).
    if (message.text() === blockedWorker) return;
    // The response or the failed request describes this problem better.
    if (message.text().startsWith("Failed to load resource")) return;
    const { url } = message.location();
    problems.push(`console ${message.type()}: ${message.text()} (${url})`);
  };
  const onError = (error: WebError) =>
    void problems.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  const onFailure = (request: Request) => {
    if (!abandoned(request))
      problems.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) problems.push(`response ${response.status()}: ${response.url()}`);
  };
  context.on("console", onMessage).on("weberror", onError);
  context.on("requestfailed", onFailure).on("response", onResponse);
  return () => {
    context.off("console", onMessage).off("weberror", onError);
    context.off("requestfailed", onFailure).off("response", onResponse);
  };
}

/** Whether a request ended because somebody left its page, or because a browser without JavaScript refuses scripts. */
function abandoned(request: Request): boolean {
  return ["net::ERR_ABORTED", blockedWithoutScripts].includes(request.failure()?.errorText ?? "");
}
