import { setTimeout as delay } from "node:timers/promises";
import { StartRefusal } from "#server/start-refusal.ts";

const pagesAsked = 10;
const answerMs = 15_000;

/** Waits until a site is ready. Throws StartRefusal after `limitMs`, or when `ended` returns true. */
export async function waitUntilReady(url: string, limitMs: number, ended: () => boolean): Promise<void> {
  for (const deadline = performance.now() + limitMs; ; await delay(100)) {
    const status = await statusOf(`${url}/readyz`, Math.max(1, deadline - performance.now()));
    if (status === 200) return;
    if (ended() || performance.now() > deadline)
      throw new StartRefusal(`La nouvelle version ne dit pas qu’elle est prête (${url}/readyz : ${status}).`);
  }
}

/**
 * Requests ten pages spread over the site map and returns their paths. Throws a StartRefusal that names the first
 * failing page.
 */
export async function checkPages(url: string): Promise<string[]> {
  const paths = spread(await mappedPaths(url), pagesAsked);
  for (const path of paths) {
    const answer = await fetch(url + path, { redirect: "manual", signal: AbortSignal.timeout(answerMs) });
    const text = await answer.text();
    if (answer.status !== 200 || !text.includes("</html>"))
      throw new StartRefusal(`La page ${path} de la nouvelle version répond ${answer.status}.`);
  }
  return paths;
}

async function statusOf(url: string, limitMs: number): Promise<number | string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(Math.ceil(limitMs)) });
    await answer.text();
    return answer.status;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Returns the paths in the site map and in the maps that it names. Drops the public host of these URLs, so that only
 * the site at `url` is requested.
 */
async function mappedPaths(url: string): Promise<string[]> {
  const read = async (path: string): Promise<string[]> => {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(answerMs) });
    if (!answer.ok) throw new StartRefusal(`Le plan du site (${path}) répond ${answer.status}.`);
    const found = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
    return found.map(([, address = ""]) => new URL(address).pathname);
  };
  const first = await read("/sitemap.xml");
  const maps = first.filter((path) => path.endsWith(".xml"));
  const named = await Promise.all(maps.map(read));
  return [...first.filter((path) => !path.endsWith(".xml")), ...named.flat()];
}

/** Returns `count` entries of a list, evenly spread from the first to the last. */
function spread<Entry>(list: readonly Entry[], count: number): Entry[] {
  if (list.length <= count) return [...list];
  return Array.from(
    { length: count },
    (_, index) => list[Math.round((index * (list.length - 1)) / (count - 1))],
  ).filter((entry): entry is Entry => entry !== undefined);
}
