import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { listHistory } from "#app/domains/inbox/queries/history.server.ts";
import { getQuoteRequest } from "#app/domains/quote-requests/queries.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { env } from "#app/lib/env.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { camille, storeMessage, storeQuote } from "#tests/support/submissions.ts";
import { sendReply } from "./commands/send.server.ts";
import { getReplyForm } from "./queries.server.ts";

beforeAll(() => startJobs([deliverEmailsQueue(async () => "Atelier <bonjour@atelier72.example>")]));
afterAll(() => stopJobs(0));
beforeEach(async () => {
  env().SMTP_URL = "smtp://127.0.0.1:9";
  await db.execute(sql`truncate contact_messages, quote_requests, submission_events, emails cascade`);
});

const answer = (id: string, fields: Record<string, string> = {}) => ({
  intent: "reply",
  kind: "quote",
  id,
  key: crypto.randomUUID(),
  seen: "",
  subject: "Votre demande",
  body: "Bonjour {prenom},\n\nVoici notre prix.",
  ...fields,
});

async function lastEmail() {
  const { rows } = await db.execute<{ plain: string; html: string }>(
    sql`select plain, html from emails order by position desc limit 1`,
  );
  return rows[0];
}

// rule inboxes/price
test("a proposed price has a line in the e-mail, and stays with the request and its history", async () => {
  const id = await storeQuote();
  const sent = answer(id, { price: "1 157,50 €" });
  expect(await sendReply(camille, sent)).toEqual({ outcome: "done" });
  const line = "Prix proposé : 1\u202f157,50\u00a0€ toutes taxes comprises";
  expect((await lastEmail())?.plain).toContain(`Voici notre prix.\n\n${line}\n\n-- `);
  expect((await lastEmail())?.html).toContain("1\u202f157,50\u00a0€ toutes taxes comprises");
  expect(await getQuoteRequest(id)).toMatchObject({ offeredAmount: 1157.5, resultAmount: null });
  expect(await listHistory(id)).toMatchObject([{ kind: "reply", detail: { price: "1157.50" } }]);
  expect(await getReplyForm("quote", id, "Camille")).toMatchObject({ takesPrice: true, offered: 1157.5 });
  expect(await sendReply(camille, sent)).toEqual({ outcome: "done" }); // rule inboxes/answers
  expect(await sendReply(camille, { ...sent, price: "90" })).toMatchObject({ outcome: "invalid" });
  const [event] = await listHistory(id);
  const next = answer(id, { seen: event?.id ?? "" });
  expect(await sendReply(camille, next)).toEqual({ outcome: "done" });
  expect((await lastEmail())?.plain).not.toContain("Prix proposé");
  expect(await getQuoteRequest(id)).toMatchObject({ offeredAmount: 1157.5 });
});

test("a proposed price is above the author's signature", async () => {
  const id = await storeQuote();
  const body = "Bonjour,\n\nVoici notre prix.\n\nBien à vous,\n{signature}";
  expect(await sendReply(camille, answer(id, { body, price: "90" }))).toEqual({ outcome: "done" });
  const line = "Prix proposé : 90\u00a0€ toutes taxes comprises";
  expect((await lastEmail())?.plain).toContain(
    `Voici notre prix.\n\n${line}\n\nBien à vous,\nCamille Aubry\n\n-- `,
  );
});

test.each(["cher", "-5", "1,234", "99999999"])(
  "a price of %j is refused with an error, and no reply is sent",
  async (price) => {
    const id = await storeQuote();
    expect(await sendReply(camille, answer(id, { price }))).toEqual({
      outcome: "invalid",
      errors: { price: "Indiquez un montant en euros, par exemple 150 ou 1\u00a0200,50" },
    });
    expect(await lastEmail()).toBeUndefined();
  },
);

test("a reply to a message has no price", async () => {
  const id = await storeMessage();
  expect(await sendReply(camille, { ...answer(id, { price: "150" }), kind: "message" })).toEqual({
    outcome: "refused",
  });
  expect(await getReplyForm("message", id, "Camille")).toMatchObject({ takesPrice: false, offered: null });
});
