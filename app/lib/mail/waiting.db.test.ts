import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { env } from "#app/lib/env.server.ts";
import { bad, deliver, queue, server, visitor, withMailServer } from "#tests/support/outbox.ts";
import { dropEmail, retryEmails } from "./outbox.server.ts";
import { getEmailState } from "./state.server.ts";
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

// rule running/dropped-email
test("an e-mail that is dropped leaves the lists, is never sent, and cannot be dropped once it is sent", async () => {
  const waiting = await queue("Attend");
  const failing = await queue("Échoue", bad);
  server.script = { recipient: { [bad]: 550 } };
  await db.execute(sql`update emails set created_at = now() - interval '2 minutes'`);
  expect(await dropEmail(waiting)).toBe(true);
  expect(await listWaitingEmails()).toMatchObject([{ subject: "Échoue" }]);
  await deliver();
  expect(await getEmailState()).toMatchObject({ failed: 1, pending: 0, unconfigured: 0 });
  expect(await dropEmail(failing)).toBe(true);
  expect(await getEmailState()).toMatchObject({ failed: 0, troubled: [] });
  server.script = {};
  const sent = await queue("Part");
  await retryEmails(null);
  await deliver();
  expect(server.received.map(({ message }) => /^Subject: (.*)$/m.exec(message)?.[1]?.trim())).toEqual([
    "Part",
  ]);
  expect(await dropEmail(sent)).toBe(false);
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
