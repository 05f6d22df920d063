import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { contactMessages } from "#app/db/schema/inbox.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { getInboxCounts } from "#app/domains/inbox/queries/counts.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue, deliverEmailsQueueName } from "#app/lib/mail/delivery.server.ts";
import { changeMessage, receiveContactMessage } from "./commands.server.ts";
import { countContactMessages, getContactMessage, listContactMessages } from "./queries.server.ts";

const actor = { userId: "u1", email: "camille@atelier72.example", name: "Camille", sessionId: "s1" };
const everything = { search: "", unreadOnly: false };
const typed = {
  name: "Hélène Marchand",
  email: "Helene.Marchand@exemple.fr",
  phone: "06.12.34.56.78",
  service: "recuperation",
  message: "Mon disque externe claque depuis hier soir.",
};

beforeAll(() => startJobs([deliverEmailsQueue(async () => "Atelier <a@b.example>")]));
afterAll(() => stopJobs(0));
beforeEach(() =>
  db.execute(sql`truncate contact_messages, emails; delete from pgboss.job; truncate rate_limits`),
);

async function send(changes: Record<string, string> = {}, client = "client") {
  return receiveContactMessage({ ...typed, ...changes }, client);
}

async function stored() {
  const [row] = await db.select().from(contactMessages);
  if (!row) throw new Error("nothing stored");
  return row;
}

test("a message is stored with a reference, and its phone number as typed and normalised", async () => {
  const outcome = await send();
  const row = await stored();
  expect(outcome).toEqual({ outcome: "done", reference: row.reference });
  expect(row).toMatchObject({
    ...typed,
    phoneNormalized: "+33612345678",
    emailNormalized: "helene.marchand@exemple.fr",
  });
  expect(row.reference).toMatch(/^M-\d{4}-\d{4,}$/);
  expect(row.answerDue?.getTime()).toBeGreaterThan(Date.now());
});

// rule forms/lead-and-mail
test("the e-mails and their delivery job are stored with the message", async () => {
  await send();
  const { id, reference } = await stored();
  const rows = await db.select().from(emails).where(eq(emails.subjectId, id));
  expect(rows.map((row) => row.kind)).toEqual(["contact_acknowledgement"]);
  expect(rows[0]?.subject).toContain(reference);
  const jobs = await db.execute(sql`select 1 from pgboss.job where name = ${deliverEmailsQueueName}`);
  expect(jobs.rows).toHaveLength(1);
});

// rule forms/once
test("the same form sent several times at once is stored once", async () => {
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => send()));
  expect(new Set(outcomes.map((outcome) => outcome.outcome === "done" && outcome.reference)).size).toBe(1);
  expect(await db.$count(contactMessages)).toBe(1);
  expect(await db.$count(emails)).toBe(1);
});

test("the same words sent again after a day are a new message", async () => {
  await send();
  await db.execute(sql`update contact_messages set created_at = now() - interval '25 hours'`);
  await send();
  expect(await db.$count(contactMessages)).toBe(2);
});

// rule forms/spam
test("spam is stored and flagged, is in no list and sends no e-mail", async () => {
  const outcome = await send({ site_web: "https://spam.example" });
  expect(outcome.outcome).toBe("done");
  expect((await stored()).spam).toBe(true);
  expect(await db.$count(emails)).toBe(0);
  expect((await getInboxCounts()).message).toBe(0);
  expect((await listContactMessages(everything, 1)).total).toBe(0);
});

// rule forms/contact
test("an invalid form is refused with the texts of the specification, and everything typed stays", async () => {
  const values = { name: " ", email: "a b@c.fr", phone: "06", message: "court" };
  expect(await receiveContactMessage(values, "client")).toEqual({
    outcome: "invalid",
    values,
    errors: {
      name: "Le nom est requis",
      email: "Email invalide",
      phone: "Numéro de téléphone invalide",
      message: "Le message doit contenir au moins 10 caractères",
    },
  });
  expect(await receiveContactMessage({}, "client")).toMatchObject({
    errors: { name: "Le nom est requis", email: "L'email est requis", message: "Le message est requis" },
  });
  expect(await db.$count(contactMessages)).toBe(0);
});

// rule forms/limit
test("an eleventh message within ten minutes is refused, but another visitor's is not", async () => {
  for (let count = 0; count < 10; count += 1) await send({ message: `Message numéro ${count}, bonjour.` });
  expect(await send({ message: "Encore un message de trop." })).toMatchObject({
    outcome: "limited",
    values: { name: typed.name },
  });
  expect(await send({ message: "Encore un message de trop." }, "another")).toMatchObject({ outcome: "done" });
});

test("when the database fails, the form keeps everything typed", async () => {
  await db.execute(sql`alter table contact_messages add constraint refuse check (name <> 'Refusé')`);
  expect(await send({ name: "Refusé" })).toEqual({ outcome: "failed", values: { ...typed, name: "Refusé" } });
  await db.execute(sql`alter table contact_messages drop constraint refuse`);
});

// rule inboxes/list
test("the list shows the newest message first, in pages, and its search ignores accents and the format of phone numbers", async () => {
  await db.execute(sql`
    insert into contact_messages (name, email, message, content_hash, phone, phone_normalized, created_at)
    select 'Visiteur ' || n, 'v' || n || '@exemple.fr', 'Réparation numéro ' || n, n, '02 43 00 00 ' || n, '+332430000' || n,
      now() - make_interval(mins => n)
    from generate_series(10, 44) n`);
  const first = await listContactMessages(everything, 1);
  expect(first).toMatchObject({ page: 1, pageCount: 2, total: 35 });
  expect(first.items).toHaveLength(30);
  expect(first.items[0]?.name).toBe("Visiteur 10");
  expect((await listContactMessages(everything, 2)).items.at(-1)?.name).toBe("Visiteur 44");
  expect((await listContactMessages({ ...everything, search: "REPARATION 12" }, 1)).total).toBe(1);
  expect((await listContactMessages({ ...everything, search: "0243000013" }, 1)).items[0]?.name).toBe(
    "Visiteur 13",
  );
  expect((await listContactMessages({ ...everything, search: "100%" }, 1)).total).toBe(0);
});

// rule inboxes/read
test("marking a message read or unread, deleting it and restoring it change the counts", async () => {
  await send();
  const { id } = await stored();
  expect(await countContactMessages()).toMatchObject({ all: 1, unread: 1 });
  const ask = (intent: string) => changeMessage(actor, { intent, id });
  expect(await ask("read")).toEqual({ outcome: "done" });
  expect(await getInboxCounts()).toEqual({ message: 0, quote: 0, application: 0 });
  expect((await listContactMessages({ ...everything, unreadOnly: true }, 1)).total).toBe(0);
  expect(await ask("unread")).toEqual({ outcome: "done" });
  expect((await getInboxCounts()).message).toBe(1);
  expect(await ask("delete")).toEqual({ outcome: "done" });
  expect(await ask("delete")).toEqual({ outcome: "gone" });
  expect(await getContactMessage(id)).toBeNull();
  expect((await getInboxCounts()).message).toBe(0);
  expect(await ask("restore")).toEqual({ outcome: "done" });
  expect(await getContactMessage(id)).toMatchObject({ name: typed.name, read: false });
});
