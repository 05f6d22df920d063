import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { changeMessage } from "#app/domains/contact-messages/commands.server.ts";
import { getContactMessage } from "#app/domains/contact-messages/queries.server.ts";
import { changeQuoteRequest } from "#app/domains/quote-requests/commands.server.ts";
import { quoteExportColumns } from "#app/domains/quote-requests/labels.ts";
import { exportQuoteRequests, getQuoteRequest } from "#app/domains/quote-requests/queries.server.ts";
import { quoteAddresses } from "#app/domains/quote-requests/rules/addresses.ts";
import { changeApplication } from "#app/domains/technician-applications/commands.server.ts";
import { csvAnswer } from "#app/lib/pages/csv.ts";
import { camille, sacha, storeApplication, storeMessage, storeQuote } from "#tests/support/submissions.ts";
import { historyText } from "./labels.ts";
import { getInboxBadges } from "./queries/counts.server.ts";
import { listHistory } from "./queries/history.server.ts";

beforeEach(() =>
  db.execute(
    sql`truncate contact_messages, quote_requests, technician_applications, submission_events cascade`,
  ),
);

const firstAnswerOf = async (table: "contact_messages" | "quote_requests", id: string) => {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select first_answered_at as at from ${sql.identifier(table)} where id = ${id}`,
  );
  return rows[0]?.at ?? null;
};

// rule inboxes/result
test("a quote request won with an amount or lost with a reason keeps its status and waits for no reply", async () => {
  const id = await storeQuote();
  const won = { intent: "won", id, version: "1", result_amount: "1 157,50 €" };
  expect(await changeQuoteRequest(camille, won)).toEqual({ outcome: "done" });
  expect(await getQuoteRequest(id)).toMatchObject({
    status: "new",
    result: "won",
    resultReason: null,
    resultAmount: 1157.5,
    awaitsAnswer: false,
    version: 2,
  });
  expect((await getInboxBadges()).quote.waiting).toBe(0);
  expect(await firstAnswerOf("quote_requests", id)).not.toBeNull();
  const lost = { intent: "lost", id, version: "2", result_amount: "", result_reason: "price" };
  expect(await changeQuoteRequest(sacha, { ...lost, version: "1" })).toEqual({ outcome: "stale" }); // rule inboxes/conflict
  await changeQuoteRequest(sacha, lost);
  await changeQuoteRequest(camille, { ...lost, version: "3" });
  await changeQuoteRequest(camille, { intent: "result-drop", id, version: "4" });
  expect(await getQuoteRequest(id)).toMatchObject({ result: null, resultReason: null, resultAmount: null });
  const told = (await listHistory(id)).map((entry) => `${entry.actorName} ${historyText("quote", entry)}`);
  expect(told).toEqual([
    "Camille Aubry a retiré le résultat",
    "Sacha Morel a noté le résultat\u00a0: Perdu, trop cher",
    expect.stringMatching(/^Camille Aubry a noté le résultat\u00a0: Gagné, 1.157,50\u00a0€$/),
  ]);
});

// rule inboxes/result
test("a result removes the planned follow-up if the person asks for it, and the history shows both", async () => {
  const [first, second] = [
    await storeQuote({ followUpDay: "2026-12-01", followUpTime: "14:00", followUpNote: "La dalle" }),
    await storeQuote({ followUpDay: "2026-12-01" }),
  ];
  const won = { intent: "won", version: "1", result_amount: "" };
  expect(await changeQuoteRequest(camille, { ...won, id: first, drops_follow_up: "on" })).toEqual({
    outcome: "done",
  });
  const none = { followUpDay: null, followUpTime: null, followUpNote: null };
  expect(await getQuoteRequest(first)).toMatchObject({ result: "won", version: 2, ...none });
  expect((await listHistory(first)).map((entry) => historyText("quote", entry))).toEqual([
    "a retiré le rappel",
    "a noté le résultat\u00a0: Gagné",
  ]);
  await changeQuoteRequest(camille, { ...won, id: second });
  expect(await getQuoteRequest(second)).toMatchObject({ result: "won", followUpDay: "2026-12-01" });
});

// rule inboxes/result
test.each([
  [{ intent: "lost", result_reason: "" }, "result_reason"],
  [{ intent: "lost", result_reason: "mauvais" }, "result_reason"],
  [{ intent: "won", result_amount: "cent" }, "result_amount"],
  [{ intent: "won", result_amount: "1000001" }, "result_amount"],
  [{ intent: "won", result_amount: "-3" }, "result_amount"],
])("%j is refused with an error below its field", async (fields, field) => {
  const id = await storeMessage();
  expect(await changeMessage(camille, { id, version: "1", ...fields })).toMatchObject({
    outcome: "invalid",
    errors: { [field]: expect.any(String) },
  });
});

test("an application has no result, and a won quote request has no reason", async () => {
  const application = await storeApplication();
  const quote = await storeQuote();
  const won = { intent: "won", version: "1", result_amount: "" };
  expect(await changeApplication(camille, { ...won, id: application })).toEqual({ outcome: "refused" });
  expect(await changeQuoteRequest(camille, { ...won, id: quote, result_reason: "price" })).toEqual({
    outcome: "refused",
  });
});

// rule inboxes/answered
test("settling a message stores the time of its first answer, and reopening the message removes that time", async () => {
  const id = await storeMessage();
  await changeMessage(camille, { intent: "settle", id });
  const first = await firstAnswerOf("contact_messages", id);
  expect(first).not.toBeNull();
  await changeMessage(camille, { intent: "lost", id, version: "1", result_reason: "elsewhere" });
  expect(await firstAnswerOf("contact_messages", id)).toEqual(first);
  expect(await getContactMessage(id)).toMatchObject({ result: "lost", resultReason: "elsewhere" });
  await changeMessage(camille, { intent: "reopen", id });
  expect(await firstAnswerOf("contact_messages", id)).toBeNull();
});

// rule inboxes/export
test("the export contains the result, the reason and the amount", async () => {
  await storeQuote({ result: "lost", resultReason: "irreparable", resultAmount: 89.5 });
  const csv = await csvAnswer(
    "x.csv",
    quoteExportColumns,
    exportQuoteRequests(quoteAddresses.everything),
  ).text();
  const [head = "", line = ""] = csv.split("\r\n");
  const cells = Object.fromEntries(
    head.split(";").map((name, index) => [name, line.split(";")[index]] as const),
  );
  expect(cells).toMatchObject({ Résultat: "perdu", Raison: "Irréparable", "Montant (€)": "89,5" });
});
