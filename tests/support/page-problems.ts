import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from "@playwright/test";

/** What goes wrong in a page without anybody seeing it. */
export interface PageProblems {
  /** Accepts the problems of this test whose text matches: a test of a failure names the failure it provokes. */
  allow(pattern: RegExp): void;
  /** The problems nobody accepted. */
  unexpected(): string[];
  /** Watches no longer: the context goes on to another test. */
  stop(): void;
}

/** How a browser without JavaScript reports the scripts it does not preload; a refusal of our policy is a console error. */
const blockedWithoutScripts = "csp";

/** Watches every page of a context: script errors, console errors (a refused style or script is one), failed requests. */
export function watchProblems(context: BrowserContext): PageProblems {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // The response or the failed request says it better.
    if (message.text().startsWith("Failed to load resource")) return;
    const { url } = message.location();
    problems.push(`console ${message.type()}: ${message.text()} (${url})`);
  };
  const onError = (error: WebError) => {
    problems.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  };
  const onRequestFailed = (request: Request) => {
    if (!abandoned(request))
      problems.push(`request failed: ${request.url()} ${request.failure()?.errorText}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) problems.push(`response ${response.status()}: ${response.url()}`);
  };
  context.on("console", onConsole);
  context.on("weberror", onError);
  context.on("requestfailed", onRequestFailed);
  context.on("response", onResponse);
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    stop() {
      context.off("console", onConsole);
      context.off("weberror", onError);
      context.off("requestfailed", onRequestFailed);
      context.off("response", onResponse);
    },
  };
}

/** Leaving a page ends its event stream and the requests under way; JavaScript turned off refuses its scripts. */
function abandoned(request: Request): boolean {
  return ["net::ERR_ABORTED", blockedWithoutScripts].includes(request.failure()?.errorText ?? "");
}
