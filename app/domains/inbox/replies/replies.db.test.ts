import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { contactMessages, quoteRequests } from "#app/db/schema/inbox.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { submissionEvents } from "#app/db/schema/submission-events.server.ts";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { listHistory } from "#app/domains/inbox/queries/history.server.ts";
import { historyText } from "#app/domains/inbox/labels.ts";
import { env } from "#app/lib/env.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmails, deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { retryEmails } from "#app/lib/mail/outbox.server.ts";
import { type Mailbox, startMailbox } from "#tests/support/mailbox.ts";
import { endPause } from "#tests/support/outbox.ts";
import { camille, sacha, storeApplication, storeMessage, storeQuote } from "#tests/support/submissions.ts";
import { sendReply } from "./commands/send.server.ts";
import { getReplyForm } from "./queries.server.ts";

const sender = "Atelier 72 <bonjour@atelier72.example>";
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startMailbox();
  env().SMTP_URL = mailbox.url;
  await startJobs([deliverEmailsQueue(async () => sender)]);
});
afterAll(async () => {
  await stopJobs(0);
  await mailbox.stop();
});
beforeEach(async () => {
  mailbox.clear();
  mailbox.refuse(null);
  await db.execute(
    sql`truncate contact_messages, quote_requests, technician_applications, submission_events, emails, mail_pauses cascade`,
  );
});

function answer(id: string, fields: Record<string, string> = {}) {
  return {
    intent: "reply",
    kind: "quote",
    id,
    key: crypto.randomUUID(),
    seen: "",
    subject: "Re: [{reference}] Votre demande",
    body: "Bonjour {prenom},\r\n\r\nNous regardons <b>cela</b>.\r\nÀ bientôt,\r\n{signature}",
    ...fields,
  };
}

const emailRows = () => db.select().from(emails).orderBy(asc(emails.position));

// rule inboxes/answers
test("a reply is sent in the business's name, with its variables filled in and a copy in the history", async () => {
  const id = await storeQuote();
  expect(await sendReply(camille, answer(id))).toEqual({ outcome: "done" });
  const [row] = await db.select().from(quoteRequests);
  expect(row).toMatchObject({ read: true, status: "new", version: 1 });
  expect(await listHistory(id)).toMatchObject([
    {
      kind: "reply",
      actorName: "Camille Aubry",
      detail: {
        recipient: "helene@exemple.fr",
        subject: `Re: [${row?.reference}] Votre demande`,
        body: "Bonjour Hélène,\n\nNous regardons <b>cela</b>.\nÀ bientôt,\nCamille Aubry",
      },
      email: { status: "pending", attempts: 0 },
    },
  ]);
  await deliverEmails(sender);
  const [mail] = mailbox.received;
  expect(mail).toMatchObject({
    to: ["helene@exemple.fr"],
    subject: `Re: [${row?.reference}] Votre demande`,
  });
  expect(mail?.text.replaceAll("\r\n", "\n")).toContain(
    "Bonjour Hélène,\n\nNous regardons <b>cela</b>.\nÀ bientôt,\nCamille Aubry",
  );
  expect(mail?.html).toContain("Nous regardons &lt;b&gt;cela&lt;/b&gt;.");
  const header = (name: string) => mail?.headers.get(name);
  expect(header("reply-to")).toBe(specifiedProfile.email);
  // A person wrote this e-mail. The header would mark it as automatic, and mailboxes would send no notice of absence.
  expect(header("auto-submitted")).toBeUndefined();
  expect((await listHistory(id))[0]?.email).toMatchObject({
    status: "sent",
    sentAt: expect.any(Date) as Date,
  });
});

test("staff reply to messages and applications in the same way", async () => {
  const message = await storeMessage({ name: "Mme Marchand", phone: null, phoneNormalized: null });
  const application = await storeApplication();
  const body = "Bonjour {prenom}, {service}";
  expect(await sendReply(camille, answer(message, { kind: "message", body }))).toEqual({ outcome: "done" });
  expect(await sendReply(camille, answer(application, { kind: "application", body }))).toEqual({
    outcome: "done",
  });
  const bodies = (await emailRows()).map(({ plain }) => plain.split("\n")[0]);
  expect(bodies).toEqual(["Bonjour Mme Marchand, Général", "Bonjour Hélène, Intervention à domicile"]);
  expect((await db.select().from(contactMessages))[0]?.read).toBe(true);
  const form = await getReplyForm("message", message, "Camille");
  expect(form).toMatchObject({ phone: null, canSend: true, lastReply: { actorName: "Camille Aubry" } });
});

// rule inboxes/answers
test("the same reply sent twice, even at the same moment, is sent once, and another text with the same key is refused", async () => {
  const id = await storeQuote();
  const asked = answer(id);
  const outcomes = await Promise.all([sendReply(camille, asked), sendReply(camille, asked)]);
  expect(outcomes).toEqual([{ outcome: "done" }, { outcome: "done" }]);
  expect(await sendReply(camille, { ...asked, seen: asked.key })).toEqual({ outcome: "done" });
  expect(await sendReply(camille, { ...asked, body: "Autre chose." })).toMatchObject({
    outcome: "invalid",
    errors: { body: expect.stringContaining("déjà partie") as string },
  });
  expect(await db.$count(emails)).toBe(1);
  expect(await db.$count(submissionEvents)).toBe(1);
});

// rule inboxes/answers
test("when two people reply at once, the second gets a warning, and their reply waits until they have seen the first", async () => {
  const id = await storeQuote();
  const [hers, his] = [answer(id, { body: "La mienne." }), answer(id, { body: "La sienne." })];
  const outcomes = await Promise.all([sendReply(camille, hers), sendReply(sacha, his)]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "stale"]);
  const isHers = outcomes[0]?.outcome === "done";
  const form = await getReplyForm("quote", id, sacha.name);
  expect(form?.lastReply).toMatchObject({ body: isHers ? "La mienne." : "La sienne." });
  const [author, again] = isHers ? [sacha, his] : [camille, hers];
  expect(await sendReply(author, { ...again, seen: form?.lastReply?.id ?? "" })).toEqual({ outcome: "done" });
  expect(await db.$count(emails)).toBe(2);
});

test("an invalid reply is refused with an error, a forged reply is refused, and nothing changes", async () => {
  const id = await storeQuote();
  const elsewhere = await storeMessage();
  const sent = answer(elsewhere, { kind: "message" });
  await sendReply(camille, sent);
  const before = await Promise.all([db.select().from(quoteRequests), emailRows(), listHistory(id)]);
  const wrong = [
    [{ body: "Le {jour}" }, "invalid"],
    [{ subject: "{objet}" }, "invalid"],
    [{ body: "  " }, "invalid"],
    [{ subject: "" }, "invalid"],
    [{ body: "x".repeat(10_001) }, "invalid"],
    [{ kind: "invoice" }, "refused"],
    [{ id: "1 or 1=1" }, "refused"],
    [{ key: "x" }, "refused"],
    [{ seen: "x" }, "refused"],
    [{ recipient: "pirate@exemple.fr" }, "refused"],
    [{ key: sent.key }, "refused"],
    [{ kind: "message" }, "gone"],
    [{ id: crypto.randomUUID() }, "gone"],
    [{ seen: crypto.randomUUID() }, "stale"],
  ] as const;
  for (const [change, outcome] of wrong)
    expect(await sendReply(camille, answer(id, change)), JSON.stringify(change)).toMatchObject({ outcome });
  expect(await sendReply(camille, {})).toEqual({ outcome: "refused" });
  expect(await Promise.all([db.select().from(quoteRequests), emailRows(), listHistory(id)])).toEqual(before);
});

test("nobody can reply to a submission that is in the trash", async () => {
  const id = await storeQuote({ deletedAt: new Date() });
  expect(await sendReply(camille, answer(id))).toEqual({ outcome: "gone" });
  expect(await getReplyForm("quote", id, "Camille")).toBeNull();
});

// rule inboxes/own-mail
test("a reply sent with the person's own mail program is noted once, answers the request and sends no e-mail", async () => {
  const { SMTP_URL } = env();
  env().SMTP_URL = undefined;
  const id = await storeQuote();
  const asked = answer(id, { intent: "own-reply", body: "Bonjour {prenom}", price: "89" });
  expect(await sendReply(camille, asked)).toEqual({ outcome: "done" });
  expect(await sendReply(camille, { ...asked, seen: asked.key })).toEqual({ outcome: "done" });
  env().SMTP_URL = SMTP_URL;
  expect(await db.$count(emails)).toBe(0);
  const [row] = await db.select().from(quoteRequests);
  expect(row).toMatchObject({ read: true, awaitsAnswer: false, answeredAt: expect.any(Date) as Date });
  const [event, ...others] = await listHistory(id);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ kind: "reply", email: null, detail: { price: "89.00", type: "own" } });
  expect(event && historyText("quote", event)).toMatch(/^a répondu à \S+ avec sa messagerie$/);
  expect(await getReplyForm("quote", id, "Camille")).toMatchObject({ offered: 89 });
});

test("without a mail server the reply form says so, and a reply sent anyway is refused with a message", async () => {
  const { SMTP_URL } = env();
  env().SMTP_URL = undefined;
  const id = await storeQuote();
  expect(await getReplyForm("quote", id, "Camille")).toMatchObject({ canSend: false });
  expect(await sendReply(camille, answer(id))).toMatchObject({ outcome: "invalid" });
  env().SMTP_URL = SMTP_URL;
  expect(await db.$count(emails)).toBe(0);
  expect((await db.select().from(quoteRequests))[0]?.read).toBe(false);
});

test("the form says whether a reply is sent immediately, waits for the mail server, or stays in a demonstration", async () => {
  const id = await storeQuote();
  const heldBy = async () => (await getReplyForm("quote", id, "Camille"))?.heldBy;
  expect(await heldBy()).toBeNull();
  env().DEMO = "on";
  expect(await heldBy()).toBe("demonstration");
  env().DEMO = "off";
  mailbox.refuse("sender");
  await sendReply(camille, answer(id));
  await deliverEmails(sender);
  expect(await heldBy()).toBe("mail");
});

test("while the mail server is down, replies wait in order, none is lost, and the history says that they wait", async () => {
  const id = await storeQuote();
  mailbox.refuse("sender");
  const keys: string[] = [];
  for (const body of ["Un", "Deux", "Trois"]) {
    const asked = answer(id, { subject: body, body, seen: keys.at(-1) ?? "" });
    expect(await sendReply(camille, asked)).toEqual({ outcome: "done" });
    keys.push(asked.key);
    await deliverEmails(sender);
  }
  const waiting = (await listHistory(id)).map(({ email }) => email);
  expect(waiting).toMatchObject(waiting.map(() => ({ status: "pending", attempts: 0, isPaused: true })));

  mailbox.refuse(null);
  await endPause();
  await deliverEmails(sender);
  expect(mailbox.received.map(({ subject }) => subject)).toEqual(["Un", "Deux", "Trois"]);
  expect((await listHistory(id)).map(({ email }) => email?.status)).toEqual(["sent", "sent", "sent"]);
});

test("a reply that the recipient's server refuses is shown as failed, and the next attempt sends it", async () => {
  const id = await storeQuote();
  mailbox.refuse({ recipient: "helene@exemple.fr" });
  await sendReply(camille, answer(id));
  await deliverEmails(sender);
  const [refused] = await listHistory(id);
  expect(refused?.email).toMatchObject({ status: "failed", lastError: "550 no such user", isPaused: false });
  mailbox.refuse(null);
  await retryEmails(refused?.email?.id ?? null);
  await deliverEmails(sender);
  expect((await listHistory(id))[0]?.email).toMatchObject({ status: "sent" });
});
