import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { chatbotConversations, chatbotMessages } from "#app/db/schema/chatbot.server.ts";
import { listConversations } from "#app/domains/chatbot/queries/configuration.server.ts";
import { contactMessages, quoteAttachments } from "#app/db/schema/inbox.server.ts";
import {
  newsletterDeliveries,
  newsletterLetters,
  newsletterSubscribers,
} from "#app/db/schema/newsletter.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { erasures } from "#app/db/schema/privacy.server.ts";
import { submissionEvents } from "#app/db/schema/submission-events.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { digestDatabase } from "#tests/support/database-digest.ts";
import { camille, storeApplication, storeMessage, storeQuote } from "#tests/support/submissions.ts";
import { handlePrivacyRequest } from "./commands.server.ts";
import { exportHeldData, getHeldData, listErasures } from "./queries/person.server.ts";
import { impersonalTables, personalTables } from "./queries/personal-tables.server.ts";

const address = "Helene.Marchand@Exemple.fr";
const digest = () => digestDatabase(process.env.DATABASE_URL ?? "");

beforeEach(() =>
  db.execute(sql`truncate contact_messages, quote_requests, technician_applications, newsletter_subscribers, emails,
    submission_events, erasures, retention_settings, chatbot_conversations cascade`),
);

/** Stores rows of one person in every table with personal data, with the address in several spellings. */
async function storeEverywhere(email = address) {
  const message = await storeMessage({ email: email.toUpperCase() });
  const quote = await storeQuote({ email, deletedAt: new Date() });
  const application = await storeApplication({ email: email.toLowerCase(), spam: true });
  await db.insert(quoteAttachments).values({
    quoteRequestId: quote,
    position: 0,
    name: "facture.pdf",
    mediaType: "application/pdf",
    sizeBytes: 8,
    content: Buffer.from("%PDF-1.7"),
  });
  const [subscriber] = await db.insert(newsletterSubscribers).values({ email }).returning();
  const [letter] = await db
    .insert(newsletterLetters)
    .values({ id: crypto.randomUUID(), subject: "s", postIds: [] })
    .returning();
  await db
    .insert(newsletterDeliveries)
    .values({ letterId: letter?.id ?? "", subscriberId: subscriber?.id ?? "" });
  const mail = { subject: "s", html: `<p>${email}</p>`, plain: email };
  await db.insert(emails).values([
    {
      ...mail,
      kind: "contact_notification",
      subjectId: message,
      recipients: ["atelier@exemple.fr"],
      replyTo: email,
    },
    { ...mail, kind: "contact_acknowledgement", subjectId: message, recipients: [email] },
    {
      ...mail,
      kind: "newsletter_welcome",
      subjectId: subscriber?.id,
      recipients: [email],
      unsubscribeUrl: "https://x",
    },
    { ...mail, kind: "reply", subjectId: null, recipients: [email.toUpperCase()] },
  ]);
  const [talk] = await db.insert(chatbotConversations).values({ questions: 1 }).returning();
  const conversationId = talk?.id ?? "";
  await db.insert(chatbotMessages).values([
    { conversationId, role: "assistant", kind: "greeting", content: "Bonjour !" },
    { conversationId, role: "user", kind: "question", content: `Écrivez-moi : ${email}.` },
  ]);
  await db.insert(submissionEvents).values([
    { subjectId: message, kind: "reply", actorId: "u1", actorName: "Camille", detail: { recipient: email } },
    { subjectId: application, kind: "notes", actorId: "u1", actorName: "Camille", detail: { from: email } },
  ]);
  return { message, quote, application };
}

/** Returns the tables of all schemas that contain a text in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found = [];
  for (const { name } of rows) {
    const { rowCount } = await db.execute(
      sql`select from ${sql.raw(name)} t where strpos(lower(t::text), ${text.toLowerCase()}) > 0 limit 1`,
    );
    if (rowCount) found.push(name);
  }
  return found;
}

async function erase(fields: FormValues = {}) {
  const { fingerprint } = await getHeldData(address);
  return handlePrivacyRequest(camille, {
    intent: "erase",
    email: address,
    confirmation: address,
    fingerprint,
    ...fields,
  });
}

// rule privacy/find
test("the list of personal tables has every column with an e-mail address, a phone number or a submission's id", async () => {
  const { rows } = await db.execute<{ name: string; column: string }>(
    sql`select table_name as name, column_name as column from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and (column_name ~ '(e_?mail|phone|recipient|reply_to|sender)' or column_name in ('subject_id', 'quote_request_id',
          'message_id', 'contact_message_id', 'application_id', 'submission_id', 'subscriber_id'))
        and data_type <> 'boolean'`,
  );
  const known = new Map<string, readonly string[]>(
    personalTables.map(({ table, columns }) => [table, columns]),
  );
  const unknown = rows.filter(
    ({ name, column }) => !(name in impersonalTables) && !known.get(name)?.includes(column),
  );
  expect(unknown, "declare them in app/domains/privacy/queries/personal-tables.server.ts").toEqual([]);
});

// rule privacy/find
test("a search finds all data of an address in upper or lower case, also in the trash and in spam, and nobody else's", async () => {
  await storeEverywhere();
  await storeMessage({ email: "autre@exemple.fr" });
  const held = await getHeldData(` ${address.toUpperCase()} `);
  expect(held.counts).toEqual({
    chatbot_messages: 2,
    contact_messages: 1,
    quote_requests: 1,
    technician_applications: 1,
    quote_attachments: 1,
    newsletter_subscribers: 1,
    newsletter_deliveries: 1,
    emails: 4,
    submission_events: 2,
  });
  expect(held.submissions.map(({ kind, place }) => `${kind} ${place}`).toSorted()).toEqual([
    "application spam",
    "message inbox",
    "quote trash",
  ]);
  expect(held).toMatchObject({ subscription: "pending", isStaff: false });
  expect((await getHeldData("personne@exemple.fr")).counts).toMatchObject({ emails: 0, contact_messages: 0 });
});

// rule privacy/find
test("the export is one JSON file with every row and the attached files", async () => {
  await storeEverywhere();
  await storeMessage({ email: "autre@exemple.fr", name: "Quelqu’un d’autre" });
  let text = "";
  for await (const part of exportHeldData(address)) text += part;
  const exported = JSON.parse(text) as Record<string, Record<string, string>[]>;
  expect(exported.email).toBe(address.toLowerCase());
  expect(exported.contact_messages).toMatchObject([
    { email: address.toUpperCase(), name: "Hélène Marchand" },
  ]);
  expect(exported.technician_applications).toHaveLength(1);
  expect(exported.emails).toHaveLength(4);
  const [file] = exported.quote_attachments ?? [];
  expect(Buffer.from(file?.content_base64 ?? "", "base64").toString()).toBe("%PDF-1.7");
  expect(text).not.toMatch(/Quelqu’un d’autre|search_text|content_hash/);
});

// rule privacy/erase
test("an erasure removes the address everywhere, and records who erased it, when, and how many rows", async () => {
  await storeEverywhere();
  const other = await storeMessage({ email: "autre@exemple.fr" });
  expect((await tablesWith(address)).length).toBeGreaterThanOrEqual(6);
  expect(await erase()).toMatchObject({ outcome: "done", counts: { emails: 4, quote_attachments: 1 } });
  expect(await tablesWith(address)).toEqual([]);
  expect(await db.select({ id: contactMessages.id }).from(contactMessages)).toEqual([{ id: other }]);
  expect(await listErasures()).toMatchObject([
    { actorName: camille.name, counts: { contact_messages: 1, submission_events: 2 } },
  ]);
});

// rule privacy/erase
test("an erasure is refused and changes nothing if new data arrived after the screen was shown", async () => {
  await storeEverywhere();
  const { fingerprint } = await getHeldData(address);
  await storeMessage({ email: address });
  const before = await digest();
  expect(await erase({ fingerprint })).toMatchObject({
    outcome: "stale",
    held: { counts: { contact_messages: 2 } },
  });
  expect(await digest()).toEqual(before);
  // With the current data the erasure succeeds. A second press finds no data.
  expect(await erase()).toMatchObject({ outcome: "done" });
  expect(await erase()).toMatchObject({ outcome: "stale" });
  expect(await db.$count(erasures)).toBe(1);
});

test("an unconfirmed, mistyped or forged request changes nothing", async () => {
  await storeEverywhere();
  const { fingerprint } = await getHeldData(address);
  const before = await digest();
  expect(await erase({ confirmation: "" })).toMatchObject({ outcome: "invalid" });
  expect(await erase({ confirmation: "autre@exemple.fr" })).toMatchObject({ outcome: "invalid" });
  const forged: FormValues[] = [
    { intent: "erase", email: address, confirmation: address },
    { intent: "erase", email: address, confirmation: address, fingerprint: "0" },
    { intent: "erase", email: address, confirmation: address, fingerprint, table: "users" },
    { intent: "erase", email: ["a@exemple.fr", address], confirmation: address, fingerprint },
    { intent: "erase", email: "%", confirmation: "%", fingerprint },
    { intent: "drop", email: address },
    { intent: "find", email: address, more: "1" },
    { intent: "retention", version: "-1", prospect_months: "12", applicant_months: "12" },
    { intent: "retention", version: "0", prospect_months: "12", applicant_months: "12", id: "1" },
    {},
  ];
  for (const asked of forged)
    expect(await handlePrivacyRequest(camille, asked), JSON.stringify(asked)).toEqual({ outcome: "refused" });
  expect(await digest()).toEqual(before);
});

/** Stores a conversation with these messages. Returns the ids that the visitor's browser stores. */
async function storeTalk(...said: string[]): Promise<{ conversation: string; visitor: string }> {
  const { id, userId } = chatbotConversations;
  const [talk] = await db
    .insert(chatbotConversations)
    .values({ questions: said.length })
    .returning({ conversation: id, visitor: userId });
  if (!talk) throw new Error("an insert returns its row");
  await db.insert(chatbotMessages).values(
    said.map((content) => ({
      conversationId: talk.conversation,
      role: "user" as const,
      kind: "question" as const,
      content,
    })),
  );
  return talk;
}

const saidInTalks = async () =>
  (
    await db.select({ content: chatbotMessages.content }).from(chatbotMessages).orderBy(chatbotMessages.id)
  ).map(({ content }) => content);

// rule privacy/erase
test("an erased conversation is no longer in the list of conversations", async () => {
  const theirs = await storeTalk(`Écrivez-moi : ${address}`, "Merci");
  const other = await storeTalk("Vos horaires ?");
  expect(await erase()).toMatchObject({ outcome: "done", counts: { chatbot_messages: 2 } });
  const { id } = chatbotConversations;
  expect(await db.select({ id }).from(chatbotConversations)).toEqual([{ id: other.conversation }]);
  const listed = (await listConversations("", 1)).items.map(({ id: one }) => one);
  expect(listed).toEqual([other.conversation]);
  expect(listed).not.toContain(theirs.conversation);
});

test("a longer address that contains the searched one belongs to somebody else", async () => {
  const others = [
    "marina-zz@b.fr",
    "marina.zz@b.fr",
    "o'zz@b.fr",
    "x+zz@b.fr",
    "pizzzz@b.fr",
    "zz@b.fr.example",
    "zz@b.fra",
    "zz@b.fr-pro.com",
    "zzab.fr",
    "zz@bxfr",
  ];
  const theirs = [
    "ZZ@B.fr",
    "Écrivez à zz@b.fr.",
    "<zz@b.fr>",
    "« zz@b.fr »",
    "mailto:zz@b.fr?",
    "'zz@b.fr'",
    "c'est ça...zz@b.fr...",
    "moi=zz@b.fr,merci",
  ];
  for (const words of [...others, ...theirs]) await storeTalk(words);
  const asked = { intent: "erase", email: "zz@b.fr", confirmation: "zz@b.fr" };
  const { fingerprint, counts } = await getHeldData("zz@b.fr");
  expect(counts.chatbot_messages).toBe(theirs.length);
  expect(await handlePrivacyRequest(camille, { ...asked, fingerprint })).toMatchObject({ outcome: "done" });
  expect(await saidInTalks()).toEqual(others);
});

test("an address with every allowed character is found exactly", async () => {
  const special = "a.b+c-d_e'f!#$%&*/=?^`{|}~(z@sous-domaine.exemple.fr";
  await storeTalk(`Voici : ${special}.`);
  await storeTalk("axb+c-d_e'f!#$%&*/=?^`{|}~(z@sous-domaine.exemple.fr");
  expect((await getHeldData(special)).counts.chatbot_messages).toBe(1);
});
