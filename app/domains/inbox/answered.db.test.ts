import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { changeMessage } from "#app/domains/contact-messages/commands.server.ts";
import { countContactMessages, listContactMessages } from "#app/domains/contact-messages/queries.server.ts";
import { changeQuoteRequest } from "#app/domains/quote-requests/commands.server.ts";
import {
  countQuoteRequests,
  getQuoteRequest,
  listQuoteRequests,
} from "#app/domains/quote-requests/queries.server.ts";
import { isWaiting } from "#app/domains/quote-requests/rules/requests.ts";
import { quoteAddresses } from "#app/domains/quote-requests/rules/addresses.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { env } from "#app/lib/env.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { camille, storeApplication, storeMessage, storeQuote } from "#tests/support/submissions.ts";
import { getInboxBadges, getInboxCounts } from "./queries/counts.server.ts";
import { listHistory } from "./queries/history.server.ts";
import { listWaiting } from "./queries/waiting.server.ts";
import { kindOf } from "./registry.ts";
import { sendReply } from "./replies/commands/send.server.ts";

beforeAll(() => startJobs([deliverEmailsQueue(async () => "Atelier <bonjour@atelier72.example>")]));
afterAll(() => stopJobs(0));
beforeEach(async () => {
  env().SMTP_URL = "smtp://127.0.0.1:9";
  await db.execute(
    sql`truncate contact_messages, quote_requests, technician_applications, submission_events, emails cascade`,
  );
});

const none = { message: { waiting: 0, urgent: 0 }, quote: { waiting: 0, urgent: 0 } };
const reply = (kind: string, id: string) => ({
  intent: "reply",
  kind,
  id,
  key: crypto.randomUUID(),
  seen: "",
  subject: "Re",
  body: "Bonjour",
});
const quoteOf = async (id: string) => (await getQuoteRequest(id)) ?? expect.fail("the request is there");

// rule inboxes/badges
describe("the records that wait for the shop", () => {
  test("include a request that was read but not answered, until it is answered", async () => {
    const quote = await storeQuote({ urgency: "urgent" });
    const message = await storeMessage();
    await changeQuoteRequest(camille, { intent: "read", id: quote });
    await changeMessage(camille, { intent: "read", id: message });
    // The site's specification requires that the dashboard's three numbers leave out a record that was read.
    expect(await getInboxCounts()).toEqual({ message: 0, quote: 0, application: 0 });
    expect(await getInboxBadges()).toMatchObject({
      message: { waiting: 1, urgent: 0 },
      quote: { waiting: 1, urgent: 1 },
    });
    await sendReply(camille, reply("quote", quote));
    await sendReply(camille, reply("message", message));
    expect(await getInboxBadges()).toMatchObject(none);
    expect(await db.$count(emails)).toBe(2);
  });

  test.each([
    [{ status: "cancelled" }, 0],
    [{ status: "completed" }, 0],
    [{ status: "in_progress", read: true }, 1],
    [{ status: "in_progress", read: true, awaitsAnswer: false }, 0],
    [{ status: "in_progress" }, 1],
    [{ spam: true }, 0],
    [{ deletedAt: new Date() }, 0],
    [{ status: "new", read: true }, 1],
    [{ status: "new", read: true, awaitsAnswer: false }, 0],
  ])("counts a request with %j as %i", async (fields, waiting) => {
    const id = await storeQuote(fields);
    expect((await getInboxBadges()).quote.waiting).toBe(waiting);
    if (!("spam" in fields || "deletedAt" in fields)) {
      expect(isWaiting(await quoteOf(id))).toBe(waiting === 1);
      const { everything } = quoteAddresses;
      const filter = { ...everything, filters: { ...everything.filters, filtre: "a-traiter" as const } };
      expect((await listQuoteRequests(filter, 1)).total).toBe(waiting);
    }
  });

  test("do not include a cancelled request, which does not count as unread either", async () => {
    await storeQuote({ status: "cancelled" });
    const asked = await storeQuote();
    expect(await countQuoteRequests()).toMatchObject({ all: 2, unread: 1, waiting: 1 });
    await changeQuoteRequest(camille, { intent: "status", id: asked, version: "1", status: "cancelled" });
    expect(await countQuoteRequests()).toMatchObject({ unread: 0, waiting: 0 });
  });

  test("have their own view in the list of messages", async () => {
    await storeMessage({ read: true, awaitsAnswer: false });
    await storeMessage({ read: true });
    const filter = { search: "", unreadOnly: false, waitingOnly: true };
    expect((await listContactMessages(filter, 1)).total).toBe(1);
    expect(await countContactMessages()).toMatchObject({ all: 2, unread: 0, waiting: 1 });
  });
});

// rule inboxes/answered
describe("answering a record", () => {
  test("dates the answer, and then the screen proposes the next status until a person accepts or refuses it", async () => {
    const id = await storeQuote();
    const offer = async () => kindOf("quote").afterReply?.(await quoteOf(id)) ?? null;
    expect(await offer()).toBeNull();
    await sendReply(camille, reply("quote", id));
    expect((await quoteOf(id)).answeredAt).toBeInstanceOf(Date);
    const offered = await offer();
    expect(offered?.label).toContain("En cours");
    expect(await changeQuoteRequest(camille, { ...offered?.refusal.request })).toEqual({ outcome: "done" });
    expect(await offer()).toBeNull();
    const [last] = await listHistory(id);
    await sendReply(camille, { ...reply("quote", id), seen: last?.id ?? "" });
    const again = await offer();
    expect(await changeQuoteRequest(camille, { ...again?.request })).toEqual({ outcome: "done" });
    expect(await offer()).toBeNull();
  });

  test("is not needed for a record that somebody marks as settled, and such a record can wait again", async () => {
    const id = await storeMessage();
    expect(await changeMessage(camille, { intent: "settle", id })).toEqual({ outcome: "done" });
    expect(await changeMessage(camille, { intent: "settle", id })).toEqual({ outcome: "done" });
    expect((await getInboxBadges()).message.waiting).toBe(0);
    await changeMessage(camille, { intent: "reopen", id });
    expect((await getInboxBadges()).message.waiting).toBe(1);
    expect((await listHistory(id)).map(({ kind }) => kind)).toEqual(["reopened", "settled"]);
    const gone = { intent: "settle", id: crypto.randomUUID() };
    expect(await changeMessage(camille, gone)).toEqual({ outcome: "gone" });
  });
});

test("the dashboard lists urgent requests apart, and the other waiting records oldest first", async () => {
  const now = Date.now();
  const at = (hours: number) => new Date(now - hours * 3_600_000);
  for (const hours of [50, 40, 30, 20, 10]) await storeMessage({ createdAt: at(hours) });
  const urgent = await storeQuote({ urgency: "urgent", createdAt: at(3) });
  const older = await storeQuote({ urgency: "urgent", createdAt: at(23) });
  const application = await storeApplication({ createdAt: at(100) });
  // Staff work on this request, but nobody has answered its visitor, so it still waits.
  const begun = await storeQuote({ urgency: "urgent", status: "in_progress", read: true, createdAt: at(30) });
  await storeQuote({ urgency: "urgent", status: "completed" });
  const desk = await listWaiting();
  expect(desk.urgent.map(({ id }) => id)).toEqual([begun, older, urgent]);
  expect(desk.answer).toHaveLength(4);
  expect(desk.answer[0]?.createdAt).toEqual(at(50));
  expect(desk.review.map(({ id }) => id)).toEqual([application]);
});
