import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db, pool } from "#app/db/client.server.ts";
import { env } from "../env.server.ts";
import { pruneRateLimits, takeGatedLimits, takeRateLimit, takeRateLimits } from "./rate-limit.server.ts";

const noon = Date.UTC(2026, 10, 20, 12);
const login = { scope: "login", key: "camille", limit: 3, windowSeconds: 600 };

beforeEach(async () => {
  await db.execute(sql`truncate rate_limits`);
  return () => vi.restoreAllMocks();
});

async function take(times: number, request: Partial<typeof login> = {}, at = noon) {
  let last = { allowed: false, retryAfterSeconds: -1 };
  for (let attempt = 0; attempt < times; attempt += 1)
    last = await takeRateLimit({ ...login, ...request }, at);
  return last;
}

describe("attempts", () => {
  test("are allowed up to the limit, then refused until the window ends", async () => {
    expect(await take(3, {}, noon + 60_000)).toMatchObject({ allowed: true, retryAfterSeconds: 0 });
    expect(await take(1, {}, noon + 60_000)).toMatchObject({ allowed: false, retryAfterSeconds: 540 });
    expect(await take(1, {}, noon + 599_001)).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
    expect(await take(1, {}, noon + 600_000)).toMatchObject({ allowed: true, retryAfterSeconds: 0 });
  });

  test("of another account or kind are counted separately", async () => {
    await take(4);
    expect(await take(1, { key: "lucie" })).toMatchObject({ allowed: true });
    expect(await take(1, { scope: "contact" })).toMatchObject({ allowed: true });
    expect(await take(1)).toMatchObject({ allowed: false });
  });

  test("made at the same time are all counted", async () => {
    const taken = await Promise.all(Array.from({ length: 20 }, () => takeRateLimit(login, noon)));
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(3);
  });
});

describe("several limits at once", () => {
  const narrow = { scope: "narrow", key: "one", limit: 2, windowSeconds: 60 };
  const wide = { scope: "wide", key: "all", limit: 3, windowSeconds: 86_400 };
  const counted = async () =>
    (await db.execute(sql`select scope, count from rate_limits order by scope`)).rows.map(
      ({ scope, count }) => `${String(scope)} ${String(count)}`,
    );

  test("are counted in one statement, and a refusal by one limit counts nothing in the later limits", async () => {
    const query = vi.spyOn(pool, "query");
    const byNarrow = { scope: "narrow", retryAfterSeconds: 60 };
    for (const refusal of [null, null, byNarrow, byNarrow])
      expect(await takeRateLimits([narrow, wide], noon)).toEqual(refusal);
    expect(query).toHaveBeenCalledTimes(4);
    expect(await counted()).toEqual(["narrow 4", "wide 2"]);
    const other = { ...narrow, key: "another" };
    expect(await takeRateLimits([other, wide], noon)).toBeNull();
    expect(await takeRateLimits([other, wide], noon)).toEqual({
      scope: "wide",
      retryAfterSeconds: 43_200,
    });
  });

  test("count all attempts made at the same time", async () => {
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, at) => takeRateLimits([{ ...narrow, key: `${at % 10}` }, wide], noon)),
    );
    expect(taken.filter((refusal) => refusal === null)).toHaveLength(3);
  });

  test("count nothing while the row of their gate is closed, and read this row in the same statement", async () => {
    const row = sql`select ${sql.placeholder("isOpen")}::boolean as open, 'x' as seen where ${sql.placeholder("isThere")}::boolean`;
    const through = (isOpen: boolean, isThere = true) =>
      takeGatedLimits([narrow, wide], { name: "test", from: 1, row, values: { isOpen, isThere } }, noon);
    expect(await through(false)).toEqual({ refusal: null, row: { open: false, seen: "x" } });
    expect(await through(true, false)).toEqual({ refusal: null, row: null });
    expect(await counted()).toEqual(["narrow 2"]);
    expect(await through(true)).toEqual({
      refusal: { scope: "narrow", retryAfterSeconds: 60 },
      row: { open: true, seen: "x" },
    });
    expect(await counted()).toEqual(["narrow 3"]);
    const other = { ...narrow, key: "another" };
    const gate = { name: "test", from: 1, row, values: { isOpen: true, isThere: true } };
    expect(await takeGatedLimits([other, wide], gate, noon)).toMatchObject({ refusal: null });
    expect(await counted()).toContain("wide 1");
  });

  test("refuse nobody while the database is unavailable", async () => {
    vi.spyOn(pool, "query").mockRejectedValue(new Error("Connection terminated"));
    expect(await takeRateLimits([{ ...narrow, limit: 0 }, wide])).toBeNull();
  });
});

test("one limit refuses nobody while the database is unavailable", async () => {
  vi.spyOn(pool, "query").mockRejectedValue(new Error("Connection terminated"));
  expect(await take(10)).toMatchObject({ allowed: true, retryAfterSeconds: 0 });
});

test("a limit waits five seconds for a database that does not answer", async () => {
  vi.spyOn(pool, "query").mockReturnValue(new Promise(() => {}) as never);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const taken = take(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await taken).toMatchObject({ allowed: true, isUncounted: true });
  } finally {
    vi.useRealTimers();
  }
});

test("RATE_LIMITS=off turns the limits off", async () => {
  const settings = env();
  const before = settings.RATE_LIMITS;
  settings.RATE_LIMITS = "off";
  try {
    expect(await take(10)).toMatchObject({ allowed: true });
  } finally {
    settings.RATE_LIMITS = before;
  }
  expect((await db.execute(sql`select 1 from rate_limits`)).rows).toEqual([]);
});

test("pruning deletes the windows that are more than a day old, and only those", async () => {
  await take(1, {}, noon - 90_000_000);
  await take(1);
  expect(await pruneRateLimits(noon)).toBe(1);
  expect(await pruneRateLimits(noon)).toBe(0);
});
