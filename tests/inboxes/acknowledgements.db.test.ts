import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { receiveContactMessage } from "#app/domains/contact-messages/commands.server.ts";
import { getReplyForm } from "#app/domains/inbox/replies/queries.server.ts";
import { requestSubscription } from "#app/domains/newsletter/commands.server.ts";
import { receiveQuoteRequest } from "#app/domains/quote-requests/commands.server.ts";
import { receiveTechnicianApplication } from "#app/domains/technician-applications/commands.server.ts";
import { addDays, parisDay } from "#app/lib/french/dates.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { env } from "#app/lib/env.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { storeMessage } from "#tests/support/submissions.ts";

/** A day in a year that no other text of an e-mail has. */
const wishedDay = addDays(parisDay(new Date()), 725);
const [wishedYear = ""] = wishedDay.split("-");

const shop = "atelier@exemple.fr";
const victim = "victime@exemple.fr";
const phone = "06 12 34 56 78";

beforeAll(async () => {
  env().NOTIFY_EMAILS = [shop];
  await startJobs([deliverEmailsQueue(async () => "Atelier <a@b.example>")]);
});
afterAll(() => stopJobs(0));
beforeEach(() =>
  db.execute(
    sql`truncate contact_messages, quote_requests, technician_applications, newsletter_subscribers, emails, rate_limits cascade`,
  ),
);

/** For each form, a function that sends the form with `text` in all its free text fields. */
const forms = [
  (email: string, text: string) =>
    receiveContactMessage({ name: text, email, message: `${text} ${text}` }, crypto.randomUUID()),
  (email: string, text: string) =>
    receiveQuoteRequest(
      {
        first_name: text,
        last_name: text,
        email,
        phone,
        company: text,
        service_type: "reparation",
        description: `${text} ${text}`,
        budget: "7777",
        preferred_date: wishedDay,
      },
      [],
      { clientKey: crypto.randomUUID(), networkKey: crypto.randomUUID() },
    ),
  (email: string, text: string) =>
    receiveTechnicianApplication(
      {
        first_name: text,
        last_name: text,
        email,
        phone,
        city: text,
        postal_code: "72000",
        experience_years: "37",
        availability: "flexible",
        specialties: ["pc-repair"],
        preferred_services: ["home-visit"],
        certifications: text,
        cover_letter: `${text} ${text}`,
      },
      crypto.randomUUID(),
    ),
];

async function sentTo(recipient: string) {
  const rows = await db
    .select()
    .from(emails)
    .where(sql`recipients = array[${recipient}]`);
  return rows.map(({ subject, html, plain }) => `${subject}\n${html}\n${plain}`);
}

test("an acknowledgement does not repeat a visitor's text, and the owner's e-mail has all of it", async () => {
  const lure = "Gagnez leurre.example/lot";
  for (const send of forms) expect(await send(victim, lure)).toMatchObject({ outcome: "done" });
  const texts = await sentTo(victim);
  expect(texts).toHaveLength(3);
  for (const text of texts) {
    expect(text).toContain("Bonjour,");
    expect(text).not.toMatch(/leurre|Gagnez|06 12|7[\s\u202F]?777|37 ans/);
    expect(text).not.toContain(wishedYear);
  }
  const notices = await sentTo(shop);
  expect(notices).toHaveLength(3);
  for (const text of notices) expect(text).toContain("leurre.example");
});

test("an acknowledgement greets a visitor by a plain first name", async () => {
  for (const send of forms) await send(victim, "Jean-Noël");
  for (const text of await sentTo(victim)) expect(text).toContain("Bonjour Jean-Noël,");
});

test("one mailbox, in any spelling, gets at most five e-mails a day from all forms and the newsletter", async () => {
  const spellings = [
    "Vic.Time@gmail.com",
    "victime+a@gmail.com",
    "VICTIME@googlemail.com",
    "v.ictime@gmail.com",
  ];
  for (let round = 0; round < 3; round++)
    for (const [index, send] of forms.entries())
      await send(spellings[(round + index) % spellings.length] ?? "", `Hélène ${"abc"[round]}`);
  await requestSubscription({ email: "victime+lettre@gmail.com" }, "client");
  const rows = await db
    .select()
    .from(emails)
    .where(sql`kind not like '%notification'`);
  expect(rows).toHaveLength(5);
  // Every form is stored, and the owner gets an e-mail about each.
  expect(await sentTo(shop)).toHaveLength(9);
  expect(await forms[0]?.("voisine@gmail.com", "Hélène")).toMatchObject({ outcome: "done" });
  expect(await sentTo("voisine@gmail.com")).toHaveLength(1);
});

test("the variables of a reply template take a person's name, but never a web address", async () => {
  const [lure, plain] = [
    await storeMessage({ name: "www.leurre.example" }),
    await storeMessage({ name: "Mme Marchand" }),
  ];
  expect((await getReplyForm("message", lure, "Camille"))?.values).toMatchObject({ prenom: "", nom: "" });
  expect((await getReplyForm("message", plain, "Camille"))?.values).toMatchObject({ prenom: "Mme Marchand" });
});
