import type { ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import { sayingUnavailable } from "./unavailable.ts";

const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", syscall: "connect" });
const given = { context: { get: () => ({ requestId: "r1" }) } };

/** Returns a build with one route whose loader, action and middleware all throw `error`. */
function failing(error: Error) {
  const fail = vi.fn<() => Promise<never>>().mockRejectedValue(error);
  const module = { default: () => null, loader: fail, action: fail, middleware: [fail] };
  const build = { routes: { page: { id: "page", path: "/", module } } } as unknown as ServerBuild;
  const guarded = sayingUnavailable(build).routes.page?.module as unknown as typeof module;
  return [guarded.loader, guarded.action, guarded.middleware[0]] as ((given: unknown) => Promise<unknown>)[];
}

test("a route throws a 503 when the database is unavailable, so that its page can show it", async () => {
  for (const run of failing(away)) await expect(run(given)).rejects.toMatchObject({ init: { status: 503 } });
});

test("a route throws any other error unchanged", async () => {
  const mistake = new TypeError("x is not a function");
  for (const run of failing(mistake)) await expect(run(given)).rejects.toBe(mistake);
});
