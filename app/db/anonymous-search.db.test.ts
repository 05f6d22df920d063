import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { anonymousSearch, isSearchTooMuch } from "./anonymous-search.server.ts";
import { db } from "./client.server.ts";

test("at most four visitors' searches run at once, so the owner still gets connections, and every search gets its result", async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  let atOnce = 0;
  let most = 0;
  const searches = Array.from({ length: 40 }, (_, number) =>
    anonymousSearch(async (executor) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await held;
      const { rows } = await executor.execute<{ n: number }>(sql`select ${number}::int as n`);
      atOnce -= 1;
      return rows[0]?.n;
    }),
  );
  const owner = await Promise.all(Array.from({ length: 8 }, () => db.execute(sql`select 1`)));
  expect(owner).toHaveLength(8);
  await vi.waitFor(() => expect(most).toBe(4));
  letGo();
  expect(await Promise.all(searches)).toEqual(searches.map((_, number) => number));
  expect(most).toBe(4);
});

test("a visitor's search is refused immediately when too many others are waiting", async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const searches = Array.from({ length: 54 }, () => anonymousSearch(() => held));
  const refused = await anonymousSearch(async () => "found").catch((error: unknown) => error);
  expect(isSearchTooMuch(refused)).toBe(true);
  letGo();
  await Promise.all(searches);
  expect(await anonymousSearch(async () => "found")).toBe("found");
});

test("a slow statement is cancelled only inside a visitor's search", async () => {
  const ended = await anonymousSearch((executor) => executor.execute(sql`select pg_sleep(20)`)).catch(
    (error: unknown) => error,
  );
  expect(isSearchTooMuch(ended)).toBe(true);
  const { rows } = await db.execute<{ statement_timeout: string }>(sql`show statement_timeout`);
  expect(rows).toEqual([{ statement_timeout: "0" }]);
  expect(isSearchTooMuch(new Error("something else"))).toBe(false);
});
