import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { env } from "#app/lib/env.server.ts";
import {
  bad,
  deliver,
  queue,
  server,
  states,
  subjects,
  withMailServer,
  visitor,
} from "#tests/support/outbox.ts";
import { retryEmails } from "./outbox.server.ts";
import { getEmailState } from "./state.server.ts";

withMailServer();

// rule running/mail-waits
test("waiting e-mails are sent oldest first, as HTML and as text, and replies go to the visitor", async () => {
  await queue("Un");
  await queue("Deux");
  await deliver();
  expect(subjects()).toEqual(["Un", "Deux"]);
  const [first] = server.received;
  expect(first?.message).toMatch(/^Reply-To: helene@exemple\.fr\r$/m);
  expect(first?.message).toMatch(/Une &lt;b&gt;question&lt;\/b&gt;(?:=\r\n)?=C2=A0\?/);
  expect(first?.message).toContain("> premi=C3=A8re");
  expect(await states()).toEqual([
    { status: "sent", attempts: 1 },
    { status: "sent", attempts: 1 },
  ]);
  expect((await getEmailState()).lastSentAt).not.toBeNull();
});

test("e-mails to the shop are sent first, one to each of its addresses", async () => {
  await queue("Accusé");
  await queue("Avis", visitor, { recipients: ["camille@exemple.fr", bad], isForShop: true });
  server.script = { recipient: { [bad]: 550 } };
  await deliver();
  expect(server.received.map(({ to }) => to)).toEqual([["camille@exemple.fr"], [visitor]]);
  expect(await getEmailState()).toMatchObject({ failed: 1, pending: 0, pause: null });
});

describe("a new attempt", () => {
  test("can be made for one e-mail alone, or for all together", async () => {
    server.script = { recipient: 550 };
    const first = await queue("Un");
    await queue("Deux");
    await deliver();
    server.script = {};
    expect(await retryEmails(first)).toBe(1);
    await deliver();
    expect(subjects()).toEqual(["Un"]);
    expect(await getEmailState()).toMatchObject({ failed: 1, troubled: [{ subject: "Deux" }] });
    expect(await retryEmails(null)).toBe(1);
    await deliver();
    expect(subjects()).toEqual(["Un", "Deux"]);
    expect(await getEmailState()).toMatchObject({ failed: 0, troubled: [] });
  });

  test("can be made immediately for an e-mail that waits for its next attempt", async () => {
    server.script = { recipient: 451 };
    const id = await queue("Un");
    await deliver();
    server.script = {};
    expect(await retryEmails(id)).toBe(1);
    await deliver();
    expect(subjects()).toEqual(["Un"]);
  });

  test("is not made for an e-mail that is sent or unknown", async () => {
    const id = await queue("Un");
    await deliver();
    expect(await retryEmails(id)).toBe(0);
    expect(await retryEmails(crypto.randomUUID())).toBe(0);
    await deliver();
    expect(subjects()).toEqual(["Un"]);
  });
});

describe("several nodes", () => {
  // rule running/mail-once
  test("send each e-mail once", async () => {
    for (let count = 0; count < 12; count++) await queue(`Numéro ${count}`);
    await Promise.all([1, 2, 3].map(() => deliver()));
    expect(subjects()).toHaveLength(12);
    expect(
      new Set(server.received.map(({ message }) => /^Message-ID: (.*)\r$/im.exec(message)?.[1])).size,
    ).toBe(12);
  });

  // rule running/mail-once
  test("leave an e-mail that another node is sending, even after 'Réessayer', until that attempt must have ended", async () => {
    const id = await queue("Un");
    const holdUntil = (moment: string) =>
      db.execute(sql`update emails set next_attempt_at = now() + ${moment}::interval,
        sending_until = now() + ${moment}::interval`);
    await holdUntil("1 minute");
    await deliver();
    expect(await retryEmails(id)).toBe(0);
    expect(await retryEmails(null)).toBe(0);
    await deliver();
    expect(subjects()).toEqual([]);
    await holdUntil("-1 second");
    await deliver();
    expect(subjects()).toEqual(["Un"]);
  });

  test("send no further e-mail once the nodes stop", async () => {
    await queue("Un");
    await deliver(AbortSignal.abort());
    expect(subjects()).toEqual([]);
  });
});

test("a subject cannot add a header or contain invisible characters", async () => {
  await queue("Bonjour\r\nBcc: victime@exemple.fr");
  await queue("Bon\u202Ejour\u200Btous");
  await deliver();
  expect(server.received[0]?.message).not.toMatch(/^Bcc:/m);
  expect(server.received[0]?.to).toEqual([visitor]);
  expect(subjects()[1]).toBe("Bon jour tous");
});

// rule running/mail-waits
test("without an SMTP server nothing is sent, and the mail state says so", async () => {
  env().SMTP_URL = undefined;
  await queue("Jamais");
  await deliver();
  expect(await getEmailState()).toMatchObject({ configured: false, unconfigured: 1 });
  expect(server.received).toHaveLength(0);
  env().SMTP_URL = server.url;
  await retryEmails(null);
  await deliver();
  expect(subjects()).toEqual(["Jamais"]);
});

// rule running/demonstration
test("no e-mail leaves a demonstration, even with an SMTP server", async () => {
  await queue("Inventé");
  env().DEMO = "on";
  await deliver();
  env().DEMO = "off";
  expect(await states()).toMatchObject([{ status: "sent" }]);
  expect(server.received).toHaveLength(0);
});
