import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { technicianApplications } from "#app/db/schema/inbox.server.ts";
import { getInboxCounts } from "#app/domains/inbox/queries/counts.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { changeApplication } from "./commands.server.ts";
import { purgeTrashQueue } from "#app/domains/submissions/records/records.server.ts";
import { countApplications, getApplication, listApplications } from "./queries.server.ts";
import { applicationAddresses } from "./rules/addresses.ts";

const actor = { userId: "u1", email: "camille@atelier72.example", name: "Camille", sessionId: "s1" };
const { everything } = applicationAddresses;

beforeEach(() => db.execute(sql`truncate technician_applications`));

const ask = (asked: FormValues) => changeApplication(actor, asked);

async function store(fields: Partial<typeof technicianApplications.$inferInsert> = {}) {
  const [stored] = await db
    .insert(technicianApplications)
    .values({
      first_name: "Yanis",
      last_name: "Belkacem",
      email: "yanis@exemple.fr",
      phone: "06.12.34.56.78",
      phoneNormalized: "+33612345678",
      city: "Le Mans",
      postal_code: "72000",
      experience_years: 4,
      specialties: ["pc-repair", "data-recovery"],
      preferred_services: ["home-visit"],
      availability: "flexible",
      contentHash: "x",
      ...fields,
    })
    .returning({ id: technicianApplications.id });
  if (!stored) throw new Error("an insert returns its row");
  return stored.id;
}

async function row(id: string) {
  const [found] = await db.select().from(technicianApplications).where(eq(technicianApplications.id, id));
  if (!found) throw new Error("the application is there");
  return found;
}

const validation = {
  intent: "validate",
  version: "1",
  validated_specialties: ["pc-repair"],
  validated_services: "home-visit",
  validated_zone: "Le Mans et 20 km",
  contract_type: "freelance",
  hourly_rate: "35,50",
  validation_notes: "",
};

// rule inboxes/application-status
test("any status other than pending stores the date of the review, and pending clears that date", async () => {
  const id = await store();
  expect((await getInboxCounts()).application).toBe(1);
  for (const [index, status] of ["rejected", "approved", "pending"].entries()) {
    expect(await ask({ intent: "status", id, version: String(index + 1), status })).toEqual({
      outcome: "done",
    });
    expect((await row(id)).reviewedAt === null).toBe(status === "pending");
  }
});

// rule inboxes/validation
test("a validation is saved and dated, and approves the application", async () => {
  const id = await store();
  expect(await ask({ ...validation, id })).toEqual({ outcome: "done" });
  const saved = await row(id);
  expect(saved).toMatchObject({
    status: "approved",
    validated_specialties: ["pc-repair"],
    validated_services: ["home-visit"],
    validated_zone: "Le Mans et 20 km",
    contract_type: "freelance",
    hourly_rate: 35.5,
    validation_notes: null,
  });
  expect(saved.validationDate).toBeInstanceOf(Date);
  expect(saved.reviewedAt).toBeInstanceOf(Date);
  expect((await getInboxCounts()).application).toBe(0);
  const nothing = { intent: "validate", id, version: "2", contract_type: "", hourly_rate: " " };
  expect(await ask(nothing)).toEqual({ outcome: "done" });
  expect(await row(id)).toMatchObject({ validated_specialties: [], contract_type: null, hourly_rate: null });
});

// rule inboxes/validation
test("an hourly rate that is not an amount is refused with a message, and nothing changes", async () => {
  const id = await store();
  const before = await row(id);
  for (const hourly_rate of ["beaucoup", "-5", "1e9", "1000,01"]) {
    expect(await ask({ ...validation, id, hourly_rate }), hourly_rate).toMatchObject({
      outcome: "invalid",
      errors: { hourly_rate: expect.any(String) as string },
    });
  }
  expect(await row(id)).toEqual(before);
});

// rule inboxes/contact-history
test("the database's procedure adds contacts, and both the server and the procedure refuse blank notes", async () => {
  const id = await store();
  for (const contact_type of ["phone", "email", "meeting"]) {
    expect(await ask({ intent: "contact", id, contact_type, contact_notes: " Rappeler lundi.\n" })).toEqual({
      outcome: "done",
    });
  }
  const { contactHistory = [], version } = (await getApplication(id)) ?? {};
  expect(contactHistory.map(({ type }) => type)).toEqual(["phone", "email", "meeting"]);
  expect(contactHistory[0]).toMatchObject({ notes: "Rappeler lundi." });
  expect(Math.abs(Date.parse(contactHistory[0]?.date ?? "") - Date.now())).toBeLessThan(60_000);
  // A new contact overwrites nothing, so it does not change the version. Notes that somebody is writing can be saved.
  expect(version).toBe(1);

  for (const contact_notes of ["", "  \n\t "]) {
    expect(await ask({ intent: "contact", id, contact_type: "phone", contact_notes })).toMatchObject({
      outcome: "invalid",
    });
    await expect(
      db.execute(sql`select add_contact_history(${id}, 'phone', ${contact_notes})`),
    ).rejects.toThrow();
  }
  await expect(db.execute(sql`select add_contact_history(${id}, 'fax', 'x')`)).rejects.toThrow();
  expect((await getApplication(id))?.contactHistory).toHaveLength(3);
});

// rule inboxes/conflict
test("notes are saved, and a save from an older version is refused and overwrites nothing", async () => {
  const id = await store();
  const notes = { intent: "notes", id, version: "1" };
  expect(await ask({ ...notes, notes: "Sérieux." })).toEqual({ outcome: "done" });
  const before = await row(id);
  expect(await ask({ ...notes, notes: "Autre avis." })).toEqual({ outcome: "stale" });
  expect(await ask({ intent: "status", id, version: "1", status: "rejected" })).toEqual({ outcome: "stale" });
  expect(await ask({ ...validation, id })).toEqual({ outcome: "stale" });
  expect(await row(id)).toEqual(before);
  expect(before.notes).toBe("Sérieux.");
});

// rule inboxes/validation
test("a forged request, or a validation of skills that the applicant does not have, changes nothing", async () => {
  const id = await store();
  const before = await row(id);
  const forged: FormValues[] = [
    { ...validation, id, validated_specialties: ["pc-repair", "mac-repair"] },
    { ...validation, id, validated_services: ["remote-support"] },
    { ...validation, id, contract_type: "slavery" },
    { ...validation, id, status: "approved" },
    { intent: "status", id, version: "1", status: "archived" },
    { intent: "contact", id, contact_type: "fax", contact_notes: "x" },
    { intent: "notes", id, version: "x", notes: "x" },
    { intent: "delete", id, version: "1" },
    { intent: "delete", id: "1 or 1=1" },
    {},
  ];
  for (const asked of forged) {
    expect(await ask(asked), JSON.stringify(asked)).toEqual({ outcome: "refused" });
  }
  const other = crypto.randomUUID();
  expect(await ask({ ...validation, id: other })).toEqual({ outcome: "gone" });
  expect(await ask({ intent: "contact", id: other, contact_type: "phone", contact_notes: "x" })).toEqual({
    outcome: "gone",
  });
  expect(await row(id)).toEqual(before);
});

// rule inboxes/trash
test("the list has a search, filters and no spam, and the trash deletes an application after 30 days", async () => {
  const id = await store({ cover_letter: "é".repeat(60) });
  await store({ first_name: "Odile", email: "o@exemple.fr", phoneNormalized: null, status: "approved" });
  await store({ spam: true });
  expect(await countApplications()).toEqual({ all: 2, pending: 1, spam: 1 });
  const pending = await listApplications({ ...everything, filters: { filtre: null, statut: "pending" } }, 1);
  expect(pending.items).toMatchObject([{ id, preview: `${"é".repeat(50)}…` }]);
  expect((await listApplications({ ...everything, search: "06 12 34 56 78 " }, 1)).total).toBeGreaterThan(0);
  expect((await listApplications({ ...everything, search: "ODILE mans" }, 1)).total).toBe(1);
  await ask({ intent: "delete", id });
  expect(await getApplication(id)).toBeNull();
  await db.execute(
    sql`update technician_applications set deleted_at = now() - interval '31 days' where id = ${id}`,
  );
  await purgeTrashQueue(technicianApplications).work({});
  expect(await db.$count(technicianApplications)).toBe(2);
});
