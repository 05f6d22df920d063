import { setTimeout as delay } from "node:timers/promises";

const limitMs = 90_000;
const pages = ["/", "/devis", "/blog", "/join", "/mentions-legales"];

export interface Load {
  stop(): Promise<{
    /** The errors, one line for each. */
    failed: string[];
    answered: number;
    /** The e-mail addresses in the messages that the site acknowledged. */
    acknowledged: string[];
    longestMs: number;
  }>;
}

let sent = 0;

/** Starts visitors who read pages and send a message every fourth time, until they are stopped. */
export function startLoad(
  url: string,
  { origin = url, visitors = 8, pauseMs = 40 }: { origin?: string; visitors?: number; pauseMs?: number } = {},
): Load {
  const failed: string[] = [];
  const acknowledged: string[] = [];
  let answered = 0;
  let longestMs = 0;
  const ending = new AbortController();

  async function visit(): Promise<void> {
    const number = (sent += 1);
    const email = `visiteur-${number}@exemple.fr`;
    const isPost = number % 4 === 0;
    const path = isPost ? "/" : (pages[number % pages.length] ?? "/");
    const body = new URLSearchParams({
      name: "Zoé",
      email,
      message: `Mon écran numéro ${number} est cassé.`,
    });
    const startedAt = performance.now();
    try {
      const answer = await fetch(url + path, {
        redirect: "manual",
        signal: AbortSignal.timeout(limitMs),
        ...(isPost ? { method: "POST", body, headers: { Origin: origin } } : {}),
      });
      await answer.text();
      longestMs = Math.max(longestMs, performance.now() - startedAt);
      if (answer.status >= 400) failed.push(`${path} answered ${answer.status}`);
      else answered += 1;
      if (isPost && answer.status < 400) acknowledged.push(email);
    } catch (error) {
      const cause = (error as Error).cause;
      failed.push(
        `${isPost ? "POST" : "GET"} ${path}: ${String(error)} ${cause instanceof Error ? cause.message : ""}`,
      );
    }
  }

  const running = Array.from({ length: visitors }, async () => {
    for (; !ending.signal.aborted; await delay(pauseMs)) await visit();
  });
  return {
    async stop() {
      ending.abort();
      await Promise.all(running);
      return { failed, answered, acknowledged, longestMs };
    },
  };
}
