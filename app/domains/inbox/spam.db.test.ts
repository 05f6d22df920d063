import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { quoteAttachments } from "#app/db/schema/inbox.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { submissionEvents } from "#app/db/schema/submission-events.server.ts";
import { changeMessage } from "#app/domains/contact-messages/commands.server.ts";
import { countContactMessages, listContactMessages } from "#app/domains/contact-messages/queries.server.ts";
import { changeQuoteRequest } from "#app/domains/quote-requests/commands.server.ts";
import { changeApplication } from "#app/domains/technician-applications/commands.server.ts";
import { env } from "#app/lib/env.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { camille, sacha, storeApplication, storeMessage, storeQuote } from "#tests/support/submissions.ts";
import { getInboxCounts } from "./queries/counts.server.ts";
import { listHistory } from "./queries/history.server.ts";

beforeAll(async () => {
  env().NOTIFY_EMAILS = ["atelier@exemple.fr"];
  await startJobs([deliverEmailsQueue(async () => "Atelier 72 <bonjour@atelier72.example>")]);
});
afterAll(() => stopJobs(0));
beforeEach(() =>
  db.execute(
    sql`truncate contact_messages, quote_requests, technician_applications, submission_events, emails cascade`,
  ),
);

const kinds = [
  ["a message", () => storeMessage({ spam: true, service: "reseau" }), changeMessage, "contact"],
  ["a quote", () => storeQuote({ spam: true, budget: 150.5 }), changeQuoteRequest, "quote"],
  ["an application", () => storeApplication({ spam: true }), changeApplication, "application"],
] as const;

// rule inboxes/spam
test.each(kinds)(
  "when two people take %s out of spam at the same moment, its e-mails are sent once",
  async (...kind) => {
    const [, store, change, name] = kind;
    const id = await store();
    const asked = { intent: "release", id };
    const outcomes = await Promise.all([change(camille, asked), change(sacha, asked)]);
    expect(outcomes).toEqual([{ outcome: "done" }, { outcome: "done" }]);
    expect(await change(camille, asked)).toEqual({ outcome: "done" });
    const written = await db.select().from(emails).orderBy(asc(emails.position));
    expect(written).toMatchObject([
      { kind: `${name}_notification`, subjectId: id, recipients: ["atelier@exemple.fr"], status: "pending" },
      { kind: `${name}_acknowledgement`, subjectId: id, recipients: ["helene@exemple.fr"] },
    ]);
    expect(await listHistory(id)).toMatchObject([{ kind: "released" }]);
  },
);

// rule inboxes/spam
test("a person marks a record as spam and takes it back, and its e-mails are not sent again", async () => {
  const id = await storeQuote({ followUpDay: "2026-12-01" });
  expect(await changeQuoteRequest(camille, { intent: "spam", id })).toEqual({ outcome: "done" });
  expect(await changeQuoteRequest(sacha, { intent: "spam", id })).toEqual({ outcome: "done" });
  expect((await getInboxCounts()).quote).toBe(0);
  expect(await changeQuoteRequest(sacha, { intent: "release", id })).toEqual({ outcome: "done" });
  expect((await getInboxCounts()).quote).toBe(1);
  expect(await db.$count(emails)).toBe(0);
  expect((await listHistory(id)).map(({ kind }) => kind)).toEqual(["released", "marked_spam"]);
});

// rule inboxes/spam
test("spam is only in its own view, and a submission taken out of spam counts as any other", async () => {
  const id = await storeMessage({ spam: true });
  const spam = { search: "", unreadOnly: false, spamOnly: true };
  expect((await listContactMessages({ ...spam, spamOnly: false }, 1)).total).toBe(0);
  expect((await listContactMessages(spam, 1)).items).toMatchObject([{ id }]);
  expect(await countContactMessages()).toMatchObject({ all: 0, unread: 0, spam: 1 });
  expect((await getInboxCounts()).message).toBe(0);
  await changeMessage(camille, { intent: "release", id });
  expect((await listContactMessages(spam, 1)).total).toBe(0);
  expect(await countContactMessages()).toMatchObject({ all: 1, unread: 1, spam: 0 });
  expect((await getInboxCounts()).message).toBe(1);
});

test("the e-mails about a quote request taken out of spam name its files and its budget", async () => {
  const id = await storeQuote({ spam: true, budget: 150.5, urgency: "urgent", preferred_date: "2030-01-07" });
  await db.insert(quoteAttachments).values({
    quoteRequestId: id,
    position: 0,
    name: "facture.pdf",
    mediaType: "application/pdf",
    sizeBytes: 8,
    content: Buffer.from("%PDF-1.7"),
  });
  await changeQuoteRequest(camille, { intent: "release", id });
  const [notification] = await db.select().from(emails).orderBy(asc(emails.position));
  expect(notification?.subject).toMatch(/^\[D-\S+\] URGENT, Demande de devis d’Hélène Marchand/);
  expect(notification?.plain).toContain("facture.pdf");
  expect(notification?.plain).toContain("150,50\u00a0€");
});

test("a forged request to take a submission out of spam, or one for a deleted submission, changes nothing", async () => {
  const quote = await storeQuote({ spam: true });
  const trashed = await storeMessage({ spam: true, deletedAt: new Date() });
  const ordinary = await storeMessage();
  const refused = [
    [changeQuoteRequest, { intent: "release", id: quote, spam: "false" }, "refused"],
    [changeQuoteRequest, { intent: "release", id: "1 or 1=1" }, "refused"],
    [changeQuoteRequest, { intent: "release", id: trashed }, "gone"],
    [changeMessage, { intent: "release", id: quote }, "gone"],
    [changeMessage, { intent: "release", id: trashed }, "gone"],
    [changeApplication, { intent: "release", id: quote }, "gone"],
    [changeMessage, { intent: "release", id: ordinary }, "done"],
  ] as const;
  for (const [change, asked, outcome] of refused)
    expect(await change(camille, asked), JSON.stringify(asked)).toEqual({ outcome });
  expect(await db.$count(emails)).toBe(0);
  expect(await db.$count(submissionEvents)).toBe(0);
});
