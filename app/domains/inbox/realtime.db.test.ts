import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import { startNotifications, stopNotifications } from "#app/lib/background/notifications.server.ts";
import { startInboxEvents, stopInboxEvents, subscribeToInbox } from "./realtime.server.ts";
import type { InboxEvent } from "./rules.ts";

beforeEach(async () => {
  await db.execute(sql`truncate contact_messages`);
  startInboxEvents();
  await startNotifications();
});
afterEach(async () => {
  stopInboxEvents();
  await stopNotifications();
});

function follow() {
  const events: InboxEvent[] = [];
  const onClose = vi.fn();
  const stop = subscribeToInbox({ onEvent: (event) => events.push(event), onClose });
  return { events, onClose, stop };
}

function insert() {
  return db.execute(sql`insert into contact_messages (name, email, message, content_hash)
    values ('Hélène', 'helene@exemple.fr', 'Bonjour à tous', gen_random_uuid())`);
}

// rule inboxes/counts
test("a stream sends the counts immediately, and again after each insert, update and delete", async () => {
  const { events } = follow();
  await expect.poll(() => events.at(-1)?.counts.message).toBe(0);
  await insert();
  // `changed` is not checked here: when the listener connects, it reports every table, perhaps in this insert's event.
  await expect.poll(() => events.at(-1)?.counts.message).toBe(1);
  await db.execute(sql`update contact_messages set read = true`);
  await expect
    .poll(() => events.at(-1))
    .toMatchObject({ counts: { message: 0 }, changed: ["contact_messages"] });
  await db.execute(sql`update contact_messages set read = false`);
  await expect.poll(() => events.at(-1)?.counts.message).toBe(1);
  await db.execute(sql`delete from contact_messages`);
  await expect.poll(() => events.at(-1)?.counts.message).toBe(0);
});

test("after the database connection was cut, the stream continues with new counts", async () => {
  const { events } = follow();
  await expect.poll(() => events.length).toBeGreaterThan(0);
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'atelier notifications' and datname = current_database()`);
  await insert();
  await expect.poll(() => events.at(-1)?.counts.message).toBe(1);
});

test("stopping the events ends every stream, even one that opens afterwards", () => {
  const before = follow();
  stopInboxEvents();
  expect(before.onClose).toHaveBeenCalledOnce();
  const after = follow();
  expect(after.onClose).toHaveBeenCalledOnce();
  after.stop();
});
