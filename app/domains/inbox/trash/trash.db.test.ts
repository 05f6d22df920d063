import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { contactMessages } from "#app/db/schema/inbox.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { actOnRecord } from "#app/domains/submissions/records/records.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { digestDatabase } from "#tests/support/database-digest.ts";
import { camille, storeApplication, storeMessage, storeQuote } from "#tests/support/submissions.ts";
import { changeTrash } from "./commands.server.ts";
import { listTrash } from "./queries.server.ts";

beforeEach(() =>
  db.execute(
    sql`truncate contact_messages, quote_requests, technician_applications, emails, submission_events cascade`,
  ),
);

const days = (count: number) => new Date(Date.now() - count * 86_400_000);

// rule inboxes/trash
test("the trash lists all kinds, the last deleted first, each with the night of its final deletion", async () => {
  await storeMessage();
  await storeMessage({ name: "Yanis Belkacem", deletedAt: days(3) });
  await storeQuote({ first_name: "Zoé", last_name: "Petit", deletedAt: days(1) });
  await storeApplication({ deletedAt: days(2) });
  const trash = await listTrash(1);
  expect(trash.items.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    "quote Zoé Petit",
    "application Hélène Marchand",
    "message Yanis Belkacem",
  ]);
  const paris = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", timeStyle: "short" });
  for (const { deletedAt, goesAt } of trash.items) {
    const stays = goesAt.getTime() - deletedAt.getTime();
    expect(stays).toBeGreaterThan(30 * 86_400_000 - 1);
    // Thirty-one days, and one hour more if summer time ends within them.
    expect(stays).toBeLessThan(31 * 86_400_000 + 3_600_001);
    expect(paris.format(goesAt)).toBe("03:10");
  }
  expect(await listTrash(2)).toMatchObject({ items: [], total: 3, pageCount: 1 });
});

// rule inboxes/trash
test("a restored submission is back in its inbox, and one deleted for good is gone with its e-mails", async () => {
  const [back, gone] = [await storeMessage(), await storeMessage()];
  const mail = {
    recipients: ["a@exemple.fr"],
    subject: "s",
    html: "h",
    plain: "p",
    kind: "contact_acknowledgement",
  };
  await db.insert(emails).values({ ...mail, subjectId: gone });
  for (const id of [back, gone]) await actOnRecord(camille, { table: contactMessages, id }, "delete");
  const asked = { kind: "message", version: "2" };
  expect(await changeTrash(camille, { ...asked, intent: "restore", id: back })).toEqual({ outcome: "done" });
  expect(await changeTrash(camille, { ...asked, intent: "delete", id: gone })).toEqual({ outcome: "done" });
  expect(
    await db.select({ id: contactMessages.id, deletedAt: contactMessages.deletedAt }).from(contactMessages),
  ).toEqual([{ id: back, deletedAt: null }]);
  expect(await db.$count(emails)).toBe(0);
  // A second request, or one after the restore, changes nothing.
  expect(await changeTrash(camille, { ...asked, intent: "restore", id: back })).toEqual({ outcome: "gone" });
  expect(await changeTrash(camille, { ...asked, intent: "delete", id: back, version: "3" })).toEqual({
    outcome: "gone",
  });
});

test("an action from an older screen or a forged action changes nothing", async () => {
  const id = await storeQuote({ deletedAt: new Date(), version: 4 });
  const shown = await storeQuote();
  const before = await digestDatabase(process.env.DATABASE_URL ?? "");
  const asked = { intent: "delete", kind: "quote", id, version: "3" };
  expect(await changeTrash(camille, asked)).toEqual({ outcome: "stale" });
  expect(await changeTrash(camille, { ...asked, intent: "restore" })).toEqual({ outcome: "stale" });
  expect(await changeTrash(camille, { ...asked, id: shown, version: "1" })).toEqual({ outcome: "gone" });
  expect(await changeTrash(camille, { ...asked, kind: "message", version: "4" })).toEqual({
    outcome: "gone",
  });
  const forged: FormValues[] = [
    { ...asked, intent: "drop" },
    { ...asked, kind: "users" },
    { ...asked, id: "1 or 1=1" },
    { ...asked, version: "4", status: "new" },
    { intent: "delete", kind: "quote", id },
    {},
  ];
  for (const values of forged)
    expect(await changeTrash(camille, values), JSON.stringify(values)).toEqual({ outcome: "refused" });
  expect(await digestDatabase(process.env.DATABASE_URL ?? "")).toEqual(before);
});
