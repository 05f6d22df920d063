import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import { listen, startNotifications, stopNotifications } from "./notifications.server.ts";

beforeAll(startNotifications);
afterAll(stopNotifications);

// rule accounts/deactivated
test("a listener of a new channel learns that it may have missed notifications, and then gets each one", async () => {
  const heard = { onPayload: vi.fn(), onReconnect: vi.fn() };
  const leave = listen("atelier_first_heard", heard);
  // Before the database has handled LISTEN, this notification reaches nobody.
  await expect.poll(() => heard.onReconnect.mock.calls.length).toBe(1);
  await db.execute(sql`select pg_notify('atelier_first_heard', 'one')`);
  await expect.poll(() => heard.onPayload.mock.calls).toEqual([["one"]]);
  expect(heard.onReconnect).toHaveBeenCalledTimes(1);
  leave();
});
