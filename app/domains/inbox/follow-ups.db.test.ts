import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { exportHeldData } from "#app/domains/privacy/queries/person.server.ts";
import { changeMessage } from "#app/domains/contact-messages/commands.server.ts";
import { listContactMessages } from "#app/domains/contact-messages/queries.server.ts";
import { changeQuoteRequest } from "#app/domains/quote-requests/commands.server.ts";
import { getQuoteRequest } from "#app/domains/quote-requests/queries.server.ts";
import { dayAhead } from "#app/domains/submissions/records/follow-up.ts";
import { changeApplication } from "#app/domains/technician-applications/commands.server.ts";
import { camille, sacha, storeApplication, storeMessage, storeQuote } from "#tests/support/submissions.ts";
import { historyText } from "./labels.ts";
import { countDesk } from "./queries/desk.server.ts";
import { listDueFollowUps } from "./queries/follow-ups.server.ts";
import { listHistory } from "./queries/history.server.ts";
import { listWaiting } from "./queries/waiting.server.ts";

beforeEach(() =>
  db.execute(
    sql`truncate contact_messages, quote_requests, technician_applications, submission_events cascade`,
  ),
);

const today = dayAhead(0);
const plan = (id: string, day: string, more: Record<string, string> = {}) => ({
  intent: "follow-up",
  id,
  version: "1",
  follow_up_day: day,
  follow_up_time: "",
  follow_up_note: "",
  ...more,
});
const due = async () => (await listDueFollowUps()).map(({ id }) => id);

// rule inboxes/follow-up
test("the calls (follow-ups) due by today are listed by day, then hour, without later ones, spam and trash", async () => {
  const late = await storeQuote({ followUpDay: dayAhead(-2) });
  const anytime = await storeMessage({ followUpDay: today });
  const evening = await storeMessage({ followUpDay: today, followUpTime: "18:00" });
  const application = await storeApplication();
  const morning = { follow_up_time: "09:30", follow_up_note: "  Son permis ? " };
  expect(await changeApplication(camille, plan(application, today, morning))).toEqual({ outcome: "done" });
  await storeQuote({ followUpDay: dayAhead(1) });
  await storeQuote({ followUpDay: today, spam: true });
  await storeQuote({ followUpDay: today, deletedAt: new Date() });
  const records = await listDueFollowUps();
  expect(records.map(({ id }) => id)).toEqual([late, application, evening, anytime]);
  expect((await countDesk())["a-rappeler"]).toBe(4);
  expect(records[1]).toMatchObject({
    kind: "application",
    sender: "Hélène Marchand",
    version: 2,
    followUpDay: today,
    followUpTime: "09:30",
    followUpNote: "Son permis ?",
  });
  expect((await listContactMessages({ search: "", unreadOnly: false }, 1)).items[0]).toMatchObject({
    followUpDay: today,
    followUpTime: "18:00",
  });
});

// rule inboxes/follow-up
test("a due follow-up is on the dashboard once, and a record with a later follow-up still waits for its answer", async () => {
  const called = await storeMessage({ followUpDay: today });
  const later = await storeMessage({ followUpDay: dayAhead(3) });
  const urgent = await storeQuote({ urgency: "urgent", followUpDay: today });
  const desk = await listWaiting();
  expect(desk.answer.map(({ id }) => id)).toEqual([later]);
  expect(desk.urgent.map(({ id }) => id)).toEqual([urgent]);
  expect((await due()).toSorted()).toEqual([called, urgent].toSorted());
});

// rule inboxes/follow-up
test("a follow-up is planned, postponed, done or dropped, and the history says by whom", async () => {
  const id = await storeQuote();
  await changeQuoteRequest(
    camille,
    plan(id, dayAhead(0), { follow_up_time: "14:00", follow_up_note: "La dalle" }),
  );
  await changeQuoteRequest(sacha, plan(id, dayAhead(1), { version: "2" }));
  await changeQuoteRequest(camille, { intent: "follow-up-done", id, version: "3" });
  expect(await getQuoteRequest(id)).toMatchObject({
    followUpDay: null,
    followUpTime: null,
    followUpNote: null,
  });
  await changeQuoteRequest(camille, plan(id, today, { version: "4" }));
  await changeQuoteRequest(sacha, { intent: "follow-up-drop", id, version: "5" });
  expect(await due()).toEqual([]);
  const told = (await listHistory(id)).map((entry) => `${entry.actorName} ${historyText("quote", entry)}`);
  expect(told).toEqual([
    "Sacha Morel a retiré le rappel",
    expect.stringMatching(/^Camille Aubry a prévu un rappel le \d/),
    expect.stringMatching(/^Camille Aubry a fait le rappel prévu le \d/),
    expect.stringMatching(/^Sacha Morel a reporté le rappel au \d/),
    expect.stringMatching(/^Camille Aubry a prévu un rappel le .* à 14\u00a0h\u00a0: La dalle$/),
  ]);
});

// rule inboxes/follow-up
test("a call that was made answers the record, and one that was given up does not", async () => {
  const [made, dropped] = [
    await storeQuote({ followUpDay: today }),
    await storeQuote({ followUpDay: today }),
  ];
  await changeQuoteRequest(camille, { intent: "follow-up-done", id: made, version: "1" });
  await changeQuoteRequest(camille, { intent: "follow-up-drop", id: dropped, version: "1" });
  expect(await getQuoteRequest(made)).toMatchObject({ awaitsAnswer: false, read: true });
  expect(await getQuoteRequest(dropped)).toMatchObject({ awaitsAnswer: true });
});

// rule inboxes/conflict
test("a follow-up planned from an older version is refused and changes nothing", async () => {
  const id = await storeQuote();
  expect(await changeQuoteRequest(camille, plan(id, dayAhead(2)))).toEqual({ outcome: "done" });
  expect(await changeQuoteRequest(sacha, plan(id, today))).toEqual({ outcome: "stale" });
  expect(await changeQuoteRequest(sacha, { intent: "follow-up-done", id, version: "1" })).toEqual({
    outcome: "stale",
  });
  expect(await getQuoteRequest(id)).toMatchObject({ followUpDay: dayAhead(2) });
});

// rule inboxes/follow-up
test.each([
  ["follow_up_day", ""],
  ["follow_up_day", "2026-02-30"],
  ["follow_up_day", dayAhead(-1)],
  ["follow_up_day", dayAhead(740)],
  ["follow_up_time", "25:00"],
  ["follow_up_note", "x".repeat(301)],
])("a %s of %j is refused with an error below its field", async (field, typed) => {
  const id = await storeMessage();
  expect(await changeMessage(camille, plan(id, today, { [field]: typed }))).toMatchObject({
    outcome: "invalid",
    errors: { [field]: expect.any(String) },
  });
});

// rule privacy/find
test("the export of a person's data contains the follow-up", async () => {
  await storeMessage({ followUpDay: "2026-12-01", followUpTime: "09:00", followUpNote: "Parler du disque" });
  let text = "";
  for await (const part of exportHeldData("helene@exemple.fr")) text += part;
  const exported = JSON.parse(text) as { contact_messages: unknown[] };
  expect(exported.contact_messages).toMatchObject([
    { follow_up_day: "2026-12-01", follow_up_time: "09:00", follow_up_note: "Parler du disque" },
  ]);
});
