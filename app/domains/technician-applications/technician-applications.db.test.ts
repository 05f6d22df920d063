import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { technicianApplications } from "#app/db/schema/inbox.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { getInboxCounts } from "#app/domains/inbox/queries/counts.server.ts";
import { env } from "#app/lib/env.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { receiveTechnicianApplication } from "./commands.server.ts";

const typed = {
  first_name: "Malik",
  last_name: "Haddad",
  email: "malik@exemple.fr",
  phone: "+33 6 12 34 56 78",
  city: "Le Mans",
  postal_code: "72000",
  experience_years: "7",
  availability: "part-time",
  specialties: ["pc-repair", "data-recovery"],
  preferred_services: "home-visit",
  certifications: "CompTIA A+, , Cisco CCNA",
  cover_letter: "Je répare depuis sept ans.",
};

beforeAll(async () => {
  env().NOTIFY_EMAILS = ["atelier@exemple.fr"];
  await startJobs([deliverEmailsQueue(async () => "Atelier <a@b.example>")]);
});
afterAll(() => stopJobs(0));
beforeEach(() => db.execute(sql`truncate technician_applications, emails, rate_limits`));

function send(changes: Record<string, string | string[]> = {}, client = "client") {
  return receiveTechnicianApplication({ ...typed, ...changes }, client);
}

async function stored() {
  const [row] = await db.select().from(technicianApplications);
  if (!row) throw new Error("nothing stored");
  return row;
}

test("an application is stored in its columns, pending, with a reference", async () => {
  const outcome = await send();
  const row = await stored();
  expect(outcome).toEqual({ outcome: "done", reference: row.reference });
  expect(row).toMatchObject({
    first_name: "Malik",
    last_name: "Haddad",
    phoneNormalized: "+33612345678",
    city: "Le Mans",
    postal_code: "72000",
    experience_years: 7,
    availability: "part-time",
    specialties: ["pc-repair", "data-recovery"],
    preferred_services: ["home-visit"],
    certifications: ["CompTIA A+", "Cisco CCNA"],
    cover_letter: "Je répare depuis sept ans.",
    status: "pending",
    spam: false,
  });
  expect(row.reference).toMatch(/^C-\d{4}-\d{4,}$/);
  expect((await getInboxCounts()).application).toBe(1);
});

test("the owner and the candidate each get an e-mail in French", async () => {
  await send();
  const { id, reference } = await stored();
  const rows = await db.select().from(emails).where(eq(emails.subjectId, id)).orderBy(asc(emails.position));
  expect(rows.map(({ kind, recipients }) => [kind, ...recipients])).toEqual([
    ["application_notification", "atelier@exemple.fr"],
    ["application_acknowledgement", "malik@exemple.fr"],
  ]);
  expect(rows[0]?.subject).toBe(`[${reference}] Candidature de Malik Haddad (Le Mans)`);
  expect(rows[0]?.replyTo).toBe("malik@exemple.fr");
  expect(rows[0]?.plain).toContain("Spécialités : Réparation de PC, Récupération de données");
  expect(rows[0]?.plain).toContain("Certifications : CompTIA A+, Cisco CCNA");
});

// rule forms/once
test("the same form sent five times at once is stored once", async () => {
  await Promise.all(Array.from({ length: 5 }, () => send()));
  expect(await db.$count(technicianApplications)).toBe(1);
  expect(await db.$count(emails)).toBe(2);
});

// rule forms/spam
test("spam is stored and flagged, is not counted and sends no e-mail", async () => {
  expect(await send({ cover_letter: "http://a http://b http://c" })).toMatchObject({ outcome: "done" });
  expect((await stored()).spam).toBe(true);
  expect(await db.$count(emails)).toBe(0);
  expect((await getInboxCounts()).application).toBe(0);
});

test("an invalid form is refused, and everything typed stays, also the checked boxes", async () => {
  expect(await send({ specialties: [], experience_years: "51" })).toEqual({
    outcome: "invalid",
    values: { ...typed, specialties: [], experience_years: "51" },
    errors: {
      specialties: "Choisissez au moins une spécialité",
      experience_years: "Indiquez un nombre entier de 0 à 50",
    },
  });
  expect(await db.$count(technicianApplications)).toBe(0);
});

test("when the database fails, the form keeps everything typed", async () => {
  await db.execute(sql`alter table technician_applications add constraint refuse check (city <> 'Refus')`);
  const outcome = await send({ city: "Refus" });
  await db.execute(sql`alter table technician_applications drop constraint refuse`);
  expect(outcome).toEqual({ outcome: "failed", values: { ...typed, city: "Refus" } });
  expect(await db.$count(emails)).toBe(0);
});

// rule forms/limit
test("an eleventh application within ten minutes is refused", async () => {
  for (let count = 0; count < 10; count += 1) await send({ cover_letter: `Lettre ${count}` });
  expect(await send({ cover_letter: "Encore" })).toMatchObject({
    outcome: "limited",
    values: { city: "Le Mans" },
  });
});
