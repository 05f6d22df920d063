import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { env } from "#app/lib/env.server.ts";
import { deliver, queue, visitor, withMailServer } from "#tests/support/outbox.ts";
import { retryEmails } from "./outbox.server.ts";
import { listWaitingEmails } from "./waiting.server.ts";

withMailServer();

// rule running/waiting-emails
test("e-mails without a mail server are listed with their text until they are sent", async () => {
  const { SMTP_URL } = env();
  Object.assign(env(), { SMTP_URL: undefined });
  await queue("Un");
  await queue("Deux");
  await deliver();
  const [first, second] = await listWaitingEmails();
  expect([first?.subject, second?.subject, first?.recipient]).toEqual(["Deux", "Un", visitor]);
  expect(first?.text).toContain("Une <b>question</b>");
  Object.assign(env(), { SMTP_URL });
  await retryEmails(null);
  await deliver();
  expect(await listWaitingEmails()).toEqual([]);
});

// rule running/waiting-emails
test("the list is bounded, leaves out e-mails that are being sent, and hides links that act for their recipient", async () => {
  await queue("Lien", visitor, { kind: "sign_in_link" });
  expect(await listWaitingEmails()).toEqual([]);
  await db.execute(sql`update emails set created_at = now() - interval '2 minutes'`);
  expect(await listWaitingEmails()).toMatchObject([{ subject: "Lien", text: null }]);
  for (let number = 0; number < 22; number += 1) await queue(`N° ${number}`);
  await db.execute(sql`update emails set status = 'unconfigured'`);
  expect(await listWaitingEmails()).toHaveLength(20);
});
