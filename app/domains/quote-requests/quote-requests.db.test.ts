import { asc, eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db, pool } from "#app/db/client.server.ts";
import { quoteAttachments, quoteRequests } from "#app/db/schema/inbox.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { promiseAt } from "#app/domains/business/rules/answer-time.ts";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { getInboxCounts } from "#app/domains/inbox/queries/counts.server.ts";
import { env } from "#app/lib/env.server.ts";
import { addDays, parisDay } from "#app/lib/french/dates.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue, deliverEmailsQueueName } from "#app/lib/mail/delivery.server.ts";
import type { ReceivedFile } from "#app/lib/forms/received-form.server.ts";
import { hiddenWords, hugePng, pdf, photoWithPosition, svg } from "#tests/support/uploads/corpus.ts";
import { receiveQuoteRequest } from "./commands.server.ts";
import { getShownEstimate } from "./estimate/queries.server.ts";
import { getQuoteRequest } from "./queries.server.ts";
import { appointmentText } from "./rules/appointment.ts";

const wishedDay = addDays(parisDay(new Date()), 300);
const typed = {
  first_name: "Hélène",
  last_name: "Marchand",
  email: "Helene.Marchand@exemple.fr",
  phone: "06.12.34.56.78",
  company: "Boulangerie Marchand",
  service_type: "recuperation",
  urgency: "urgent",
  description: "Mon disque externe claque depuis hier soir.",
  preferred_date: wishedDay,
  preferred_time: "09:30",
  budget: "150,50",
};

beforeAll(async () => {
  env().NOTIFY_EMAILS = ["atelier@exemple.fr"];
  await startJobs([deliverEmailsQueue(async () => "Atelier <a@b.example>")]);
});
afterAll(() => stopJobs(0));
afterEach(() => vi.restoreAllMocks());
beforeEach(() =>
  db.execute(
    sql`truncate quote_requests, quote_attachments, quote_photo_links, quote_photos, emails; delete from pgboss.job; truncate rate_limits`,
  ),
);

function file(name: string, bytes: Buffer, changes: Partial<ReceivedFile> = {}): ReceivedFile {
  return { field: "attachments", name, bytes, lost: null, ...changes };
}

function send(changes: Record<string, string> = {}, files: ReceivedFile[] = [], client = "client") {
  return receiveQuoteRequest({ ...typed, ...changes }, files, { clientKey: client, networkKey: "network" });
}

async function stored() {
  const [row] = await db.select().from(quoteRequests);
  if (!row) throw new Error("nothing stored");
  return row;
}

async function counts() {
  return [await db.$count(quoteRequests), await db.$count(quoteAttachments), await db.$count(emails)];
}

test("a request is stored in its columns, new and unread, with a reference", async () => {
  const outcome = await send();
  const row = await stored();
  expect(outcome).toEqual({ outcome: "done", reference: row.reference });
  expect(row).toMatchObject({
    first_name: "Hélène",
    last_name: "Marchand",
    email: "Helene.Marchand@exemple.fr",
    phone: "06.12.34.56.78",
    phoneNormalized: "+33612345678",
    company: "Boulangerie Marchand",
    service_type: "recuperation",
    urgency: "urgent",
    description: typed.description,
    preferred_date: wishedDay,
    preferred_time: "09:30",
    budget: 150.5,
    status: "new",
    read: false,
    spam: false,
  });
  expect(row.reference).toMatch(/^D-\d{4}-\d{4,}$/);
  expect((await getInboxCounts()).quote).toBe(1);
});

// rule forms/answer-time
test("the moment that the visitor is promised is stored with the request, and mailed", async () => {
  const before = promiseAt(specifiedProfile, new Date(), "urgent").answerDue;
  await send();
  const { answerDue, answerPromised } = await stored();
  const after = promiseAt(specifiedProfile, new Date(), "urgent").answerDue;
  expect([before, after]).toContainEqual(answerDue);
  expect(answerPromised).toBe(true);
  const [mail] = await db.select().from(emails).where(eq(emails.kind, "quote_acknowledgement"));
  expect(mail?.plain).toMatch(/Nous vous répondons au plus tard \S+ \d+(er)? \S+, à\s\d+\sh/);
});

// rule forms/estimate-kept
test("the price range that the visitor was shown is stored and mailed, but not a forged one", async () => {
  const query = new URLSearchParams("appareil=portable&panne=lenteur");
  const shown = await getShownEstimate(query, specifiedProfile);
  await send({ estimate: shown?.token ?? "" });
  const { id, estimate } = await stored();
  expect(estimate).toMatch(/^29 à \d+\s€ \(PC portable, lent ou bloqué\)$/);
  expect((await getQuoteRequest(id))?.estimate).toBe(estimate);
  const mails = await db.select({ plain: emails.plain }).from(emails);
  expect(mails).toHaveLength(2);
  for (const { plain } of mails) expect(plain).toMatch(/Prix indicatif\s: 29 à/);

  await db.execute(sql`truncate quote_requests cascade`);
  const [, signature] = (shown?.token ?? "").split(".");
  const forged = `${Buffer.from("dès 1\u00a0€").toString("base64url")}.${signature}`;
  for (const sent of [forged, "1 €", "."]) {
    expect((await send({ estimate: sent, company: sent })).outcome).toBe("done");
    expect(await db.select({ estimate: quoteRequests.estimate }).from(quoteRequests)).toContainEqual({
      estimate: null,
    });
  }
  expect(await db.$count(quoteRequests, isNotNull(quoteRequests.estimate))).toBe(0);
});

// rule forms/files
// rule forms/clean-pictures
test("files are stored without metadata, in order, with their request", async () => {
  await send({}, [file("C:\\étiquette.png", await photoWithPosition()), file("facture.pdf", pdf)]);
  const { id } = await stored();
  const rows = await db
    .select()
    .from(quoteAttachments)
    .where(eq(quoteAttachments.quoteRequestId, id))
    .orderBy(asc(quoteAttachments.position));
  expect(rows.map(({ name, mediaType, width, height }) => ({ name, mediaType, width, height }))).toEqual([
    { name: "étiquette.jpg", mediaType: "image/jpeg", width: 64, height: 48 },
    { name: "facture.pdf", mediaType: "application/pdf", width: null, height: null },
  ]);
  for (const { content, sizeBytes } of rows) {
    expect(content.length).toBe(sizeBytes);
    for (const word of hiddenWords) expect(content.includes(word)).toBe(false);
  }
  expect(rows[1]?.content.equals(pdf)).toBe(true);
});

test("both e-mails and their delivery job are stored with the request", async () => {
  await send({}, [file("facture.pdf", pdf)]);
  const { id, reference } = await stored();
  const rows = await db.select().from(emails).where(eq(emails.subjectId, id)).orderBy(asc(emails.position));
  expect(rows.map(({ kind, recipients, replyTo }) => ({ kind, recipients, replyTo }))).toEqual([
    {
      kind: "quote_notification",
      recipients: ["atelier@exemple.fr"],
      replyTo: "Helene.Marchand@exemple.fr",
    },
    {
      kind: "quote_acknowledgement",
      recipients: ["Helene.Marchand@exemple.fr"],
      replyTo: "bonjour@atelier72.example",
    },
  ]);
  for (const { subject } of rows) expect(subject).toContain(reference);
  expect(rows[0]?.plain).toContain(`Rendez-vous souhaité : ${appointmentText(wishedDay, "09:30")}`);
  expect(rows[0]?.plain).toMatch(/Budget : 150,50\s€/);
  const jobs = await db.execute(sql`select 1 from pgboss.job where name = ${deliverEmailsQueueName}`);
  expect(jobs.rows).toHaveLength(1);
});

// rule forms/once
test("the same form with the same files, sent five times at once, is stored once", async () => {
  const photo = await photoWithPosition();
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => send({}, [file("a.jpg", photo)])));
  expect(new Set(outcomes.map((outcome) => outcome.outcome === "done" && outcome.reference)).size).toBe(1);
  expect(await counts()).toEqual([1, 1, 2]);
});

test("the same words with another file are a new request", async () => {
  await send();
  await send({}, [file("facture.pdf", pdf)]);
  expect(await counts()).toEqual([2, 1, 4]);
});

// rule forms/lead-and-mail
test("when one file cannot be stored, neither the request nor any file or e-mail is stored", async () => {
  await db.execute(sql`alter table quote_attachments add constraint refuse check (name <> 'facture.pdf')`);
  const outcome = await send({}, [file("note.txt", Buffer.from("une note")), file("facture.pdf", pdf)]);
  await db.execute(sql`alter table quote_attachments drop constraint refuse`);
  expect(outcome).toEqual({ outcome: "failed", values: typed });
  expect(await counts()).toEqual([0, 0, 0]);
});

const refused = Object.assign(new Error("connect ECONNREFUSED"), {
  code: "ECONNREFUSED",
  syscall: "connect",
});

// rule forms/failure
test("while the database is unavailable, a request is answered before its photos are opened", async () => {
  vi.spyOn(pool, "query").mockRejectedValue(refused as never);
  const photo = file("a.jpg", await photoWithPosition());
  expect(await send({}, [photo])).toEqual({ outcome: "failed", values: typed });
  // A photo that the program has opened has no bytes any more, because it frees their memory.
  expect(photo.bytes.length).toBeGreaterThan(0);
});

test("no request is lost when a database connection fails once", async () => {
  vi.spyOn(pool, "query").mockRejectedValueOnce(refused as never);
  expect(await send({}, [file("a.jpg", await photoWithPosition())])).toMatchObject({ outcome: "done" });
  vi.restoreAllMocks();
  expect(await counts()).toEqual([1, 1, 2]);
});

test("a request that is deleted for good is deleted with its files and e-mails", async () => {
  await send({}, [file("facture.pdf", pdf)]);
  await db.delete(quoteRequests);
  expect(await counts()).toEqual([0, 0, 0]);
});

// rule forms/spam
test("spam is stored with its files and flagged, is not counted and sends no e-mail", async () => {
  const outcome = await send({ site_web: "https://spam.example" }, [file("facture.pdf", pdf)]);
  expect(outcome.outcome).toBe("done");
  expect((await stored()).spam).toBe(true);
  expect(await counts()).toEqual([1, 1, 0]);
  expect((await getInboxCounts()).quote).toBe(0);
});

const wrongFiles: [string, () => ReceivedFile[] | Promise<ReceivedFile[]>, string][] = [
  [
    "an SVG called PNG",
    () => [file("dessin.png", svg)],
    "«\u00a0dessin.png\u00a0» n’est pas accepté\u00a0: joignez une photo (JPEG, PNG, WebP, HEIC), un PDF ou un texte simple",
  ],
  [
    "11 MiB",
    () => [file("film.jpg", Buffer.alloc(0), { lost: "tooLarge" })],
    "«\u00a0film.jpg\u00a0» dépasse 10\u00a0Mo",
  ],
  ["an empty file", () => [file("vide.txt", Buffer.alloc(0))], "«\u00a0vide.txt\u00a0» est vide"],
  ["six files", () => Array.from({ length: 6 }, (_, n) => file(`${n}.pdf`, pdf)), "5 fichiers au plus"],
  [
    "a PNG of 400 million pixels",
    () => [file("plan.png", hugePng(20_000, 20_000))],
    "«\u00a0plan.png\u00a0» est une image trop grande\u00a0: réduisez-la (50 millions de pixels au plus), ou envoyez-la en JPEG",
  ],
  [
    "a photo cut short",
    async () => [file("a.jpg", (await photoWithPosition()).subarray(0, 400))],
    "«\u00a0a.jpg\u00a0» ne peut pas être lu\u00a0: le fichier est abîmé",
  ],
];

// rule forms/files
// rule forms/clean-pictures
test.each(wrongFiles)(
  "%s leads to an error, everything typed stays, and nothing is stored",
  async (_name, files, error) => {
    const good = file("note.txt", Buffer.from("une note"));
    const chosen = await files();
    const outcome = await send({}, chosen.length > 1 ? chosen : [good, ...chosen]);
    expect(outcome).toEqual({ outcome: "invalid", errors: { attachments: error }, values: typed });
    expect(await counts()).toEqual([0, 0, 0]);
  },
);

test("the errors of the fields and of the files are shown together", async () => {
  expect(await send({ email: "non" }, [file("dessin.png", svg)])).toMatchObject({
    outcome: "invalid",
    errors: { email: "Email invalide", attachments: expect.stringContaining("dessin.png") },
  });
});

test("an error shortens a very long file name", async () => {
  const outcome = await send({}, [file(`${"x".repeat(5000)}.svg`, svg)]);
  if (outcome.outcome !== "invalid") throw new Error(outcome.outcome);
  expect(outcome.errors.attachments?.length).toBeLessThan(200);
});

test("files that are sent in another field are ignored", async () => {
  await send({}, [file("facture.pdf", pdf, { field: "autre" })]);
  expect(await counts()).toEqual([1, 0, 2]);
});

test("when the process has no memory for more files, everything typed stays and the visitor may try again", async () => {
  const busy = file("a.jpg", Buffer.alloc(0), { lost: "busy" });
  expect(await send({}, [busy])).toEqual({ outcome: "failed", values: typed });
});

// rule forms/limit
test("an eleventh request within ten minutes is refused, but another visitor's is not", async () => {
  for (let count = 0; count < 10; count += 1) await send({ description: `Demande numéro ${count}.` });
  expect(await send({ description: "Une de trop." })).toMatchObject({
    outcome: "limited",
    values: { first_name: "Hélène" },
  });
  expect(await send({ description: "Une de trop." }, [], "another")).toMatchObject({ outcome: "done" });
});
