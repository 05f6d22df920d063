import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { dayAhead } from "#app/domains/submissions/records/follow-up.ts";
import { storeApplication, storeMessage, storeQuote } from "#tests/support/submissions.ts";
import { countDesk, deskPageSize, listDesk } from "./queries/desk.server.ts";
import { listWaiting } from "./queries/waiting.server.ts";
import { type DeskView, deskViews } from "./rules.ts";

beforeEach(() =>
  db.execute(
    sql`truncate contact_messages, quote_requests, technician_applications, submission_events cascade`,
  ),
);

async function idsOf(view: DeskView, page = 1): Promise<string[]> {
  const counts = await countDesk();
  return (await listDesk(view, { page, total: counts[view] })).items.map(({ id }) => id);
}

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

// rules inboxes/day-book and inboxes/follow-up
test("each group on the dashboard has a list of the records that it counts, of every kind", async () => {
  const message = await storeMessage({ createdAt: ago(3) });
  const quote = await storeQuote({ createdAt: ago(2), followUpDay: dayAhead(2) });
  const urgent = await storeQuote({ urgency: "urgent" });
  const application = await storeApplication({ followUpDay: dayAhead(1), followUpTime: "09:00" });
  const tomorrow = await storeMessage({ followUpDay: dayAhead(1), awaitsAnswer: false, read: true });
  const due = await storeQuote({ followUpDay: dayAhead(-1) });
  await storeMessage({ followUpDay: dayAhead(1), spam: true });
  await storeMessage({ followUpDay: dayAhead(1), deletedAt: new Date() });
  expect(await countDesk()).toEqual({
    urgent: 1,
    "a-repondre": 2,
    "a-rappeler": 1,
    "a-venir": 3,
    "a-relire": 1,
  });
  expect(await idsOf("urgent")).toEqual([urgent]);
  expect(await idsOf("a-repondre")).toEqual([message, quote]);
  expect(await idsOf("a-rappeler")).toEqual([due]);
  expect(await idsOf("a-venir")).toEqual([application, tomorrow, quote]);
  expect(await idsOf("a-relire")).toEqual([application]);
});

// rule forms/answer-time
test("the dashboard and its lists give the moment that was promised when the request came", async () => {
  const answerDue = new Date("2026-12-01T08:00:00Z");
  await storeMessage({ answerDue });
  await storeQuote({ urgency: "urgent", answerDue });
  const old = await storeMessage();
  await storeApplication();
  const { urgent, answer, review } = await listWaiting();
  const listed = await listDesk("a-repondre", { page: 1, total: 2 });
  for (const records of [answer, listed.items])
    expect(records.map((record) => record.answerDue)).toEqual([answerDue, null]);
  expect(answer.at(1)?.id).toBe(old);
  expect([...urgent, ...review].map((record) => record.answerDue)).toEqual([answerDue, null]);
});

test("a list longer than a page shows every record once, and a page number beyond the last shows the last page", async () => {
  const stored: string[] = [];
  for (let index = 0; index < deskPageSize + 2; index++) {
    const fields = { createdAt: ago(100 - index), followUpDay: dayAhead(1 + index) };
    stored.push(await (index % 2 === 0 ? storeMessage(fields) : storeQuote(fields)));
  }
  for (const view of ["a-repondre", "a-venir"] as const) {
    const pages = [...(await idsOf(view)), ...(await idsOf(view, 2))];
    expect(pages).toEqual(stored);
    expect(await idsOf(view, 9)).toEqual(stored.slice(deskPageSize));
  }
});

test("a dashboard without records counts nothing and lists nothing", async () => {
  for (const view of deskViews) expect(await idsOf(view)).toEqual([]);
  expect(Object.values(await countDesk())).toEqual([0, 0, 0, 0, 0]);
});
