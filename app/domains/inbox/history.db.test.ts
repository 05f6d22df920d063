import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { contactMessages, quoteRequests } from "#app/db/schema/inbox.server.ts";
import { submissionEvents } from "#app/db/schema/submission-events.server.ts";
import { changeMessage } from "#app/domains/contact-messages/commands.server.ts";
import { changeQuoteRequest } from "#app/domains/quote-requests/commands.server.ts";
import { changeApplication } from "#app/domains/technician-applications/commands.server.ts";
import { camille, sacha, storeApplication, storeMessage, storeQuote } from "#tests/support/submissions.ts";
import { historyText } from "./labels.ts";
import { listHistory } from "./queries/history.server.ts";

beforeEach(() =>
  db.execute(
    sql`truncate contact_messages, quote_requests, technician_applications, submission_events cascade`,
  ),
);

async function told(kind: "message" | "quote" | "application", id: string) {
  const history = await listHistory(id);
  return history.map((entry) => `${entry.actorName} ${historyText(kind, entry)}`);
}

// rule inboxes/history
test("a quote's history says who changed its status and notes and who deleted it, newest first", async () => {
  const id = await storeQuote();
  const status = { intent: "status", id, version: "1", status: "in_progress" };
  expect(await changeQuoteRequest(camille, status)).toEqual({ outcome: "done" });
  await changeQuoteRequest(sacha, { intent: "notes", id, version: "2", notes: "À rappeler." });
  await changeQuoteRequest(camille, { intent: "notes", id, version: "3", notes: "Rappelée." });
  await changeQuoteRequest(camille, { intent: "read", id });
  await changeQuoteRequest(camille, { intent: "delete", id });
  await changeQuoteRequest(sacha, { intent: "restore", id });
  expect(await told("quote", id)).toEqual([
    "Sacha Morel a repris cette demande de la corbeille",
    "Camille Aubry a mis cette demande à la corbeille",
    "Camille Aubry a modifié les notes",
    "Sacha Morel a écrit les notes",
    "Camille Aubry a changé le statut\u00a0: Nouveau → En cours",
  ]);
  expect((await listHistory(id))[2]?.detail).toEqual({ from: "À rappeler." });
});

// rule inboxes/contact-history
test("an application's history also contains the contacts with the applicant and the approval", async () => {
  const id = await storeApplication();
  const contact = { intent: "contact", id, contact_type: "phone", contact_notes: "Appelée." };
  await changeApplication(camille, contact);
  await changeApplication(camille, { intent: "validate", id, version: "1", contract_type: "" });
  await changeApplication(camille, { intent: "status", id, version: "2", status: "rejected" });
  expect(await told("application", id)).toEqual([
    "Camille Aubry a changé le statut\u00a0: Approuvé → Refusé",
    "Camille Aubry a validé la candidature",
    "Camille Aubry a ajouté un contact\u00a0: Téléphone",
  ]);
});

// rule inboxes/conflict
test("when two people write notes on a message, the save from the old version is refused and is not in the history", async () => {
  const id = await storeMessage();
  const notes = { intent: "notes", id, version: "1" };
  const outcomes = await Promise.all([
    changeMessage(camille, { ...notes, notes: "Mon avis." }),
    changeMessage(sacha, { ...notes, notes: "Son avis." }),
  ]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "stale"]);
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  const winner = outcomes[0]?.outcome === "done" ? "Mon avis." : "Son avis.";
  expect(row).toMatchObject({ notes: winner, version: 2 });
  expect(await listHistory(id)).toHaveLength(1);
});

test("a change that is refused, forged or without effect is not in the history", async () => {
  const quote = await storeQuote();
  const message = await storeMessage();
  const [before] = await db.select().from(quoteRequests);
  const refused = [
    [{ intent: "notes", id: quote, version: "1", notes: "x".repeat(10_001) }, "invalid"],
    [{ intent: "notes", id: quote, version: "7", notes: "x" }, "stale"],
    [{ intent: "notes", id: quote, version: "1", notes: "x", status: "completed" }, "refused"],
    [{ intent: "notes", id: message, version: "1", notes: "x" }, "gone"],
    [{ intent: "notes", id: "1 or 1=1", version: "1", notes: "x" }, "refused"],
  ] as const;
  for (const [asked, outcome] of refused)
    expect(await changeQuoteRequest(camille, asked), JSON.stringify(asked)).toMatchObject({ outcome });
  expect(await db.select().from(quoteRequests)).toEqual([before]);
  expect(await changeQuoteRequest(camille, { intent: "notes", id: quote, version: "1", notes: " " })).toEqual(
    { outcome: "done" },
  );
  expect(await db.$count(submissionEvents)).toBe(0);
});

// rule inboxes/history
test("nobody can rewrite the history, and it is deleted only with its submission", async () => {
  const [gone, kept] = [await storeQuote(), await storeMessage()];
  await changeQuoteRequest(camille, { intent: "status", id: gone, version: "1", status: "completed" });
  await changeMessage(camille, { intent: "notes", id: kept, version: "1", notes: "x" });
  await expect(db.execute(sql`update submission_events set actor_name = 'Intrus'`)).rejects.toThrow();
  await db.execute(sql`delete from quote_requests where id = ${gone}`);
  expect(await listHistory(gone)).toEqual([]);
  expect(await listHistory(kept)).toHaveLength(1);
});
