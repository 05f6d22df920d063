import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { technicianApplications } from "#app/db/schema/inbox.server.ts";
import { previewOf } from "#app/domains/submissions/rules.ts";
import { newestFirst } from "#app/lib/inbox/records.server.ts";
import { type Page, toPage } from "#app/lib/paging.ts";
import { searchPatterns } from "#app/lib/search-text.ts";
import type { ApplicationAddress } from "./rules.ts";

export const applicationsPageSize = 30;

export type ApplicationFilter = Pick<ApplicationAddress, "search" | "filters">;

const summary = {
  id: technicianApplications.id,
  firstName: technicianApplications.firstName,
  lastName: technicianApplications.lastName,
  city: technicianApplications.city,
  postalCode: technicianApplications.postalCode,
  experienceYears: technicianApplications.experienceYears,
  specialties: technicianApplications.specialties,
  status: technicianApplications.status,
  createdAt: technicianApplications.createdAt,
};

/** One page of the inbox, newest first. Spam is listed by its own filter, the trash nowhere. */
export async function listApplications(
  filter: ApplicationFilter,
  page: number,
): Promise<Page<ApplicationSummary>> {
  const matching = conditions(filter);
  const size = applicationsPageSize;
  const [rows, total] = await Promise.all([
    db
      .select({ ...summary, letter: sql<string | null>`left(${technicianApplications.coverLetter}, 120)` })
      .from(technicianApplications)
      .where(matching)
      .orderBy(newestFirst)
      .limit(size)
      .offset((page - 1) * size),
    db.$count(technicianApplications, matching),
  ]);
  const items = rows.map(({ letter, ...row }) => ({ ...row, preview: previewOf(letter ?? "") }));
  return toPage(items, { page, size, total });
}

/** How many applications there are in all, pending and judged spam, for the filter's labels. */
export async function countApplications(): Promise<{ all: number; pending: number; spam: number }> {
  const [counts] = await db
    .select({
      all: sql<number>`(count(*) filter (where not spam))::int`,
      pending: sql<number>`(count(*) filter (where not spam and status = 'pending'))::int`,
      spam: sql<number>`(count(*) filter (where spam))::int`,
    })
    .from(technicianApplications)
    .where(isNull(technicianApplications.deletedAt));
  return counts ?? { all: 0, pending: 0, spam: 0 };
}

/** One application as the detail shows it; null when it does not exist or is in the trash. */
export async function getApplication(id: string) {
  const [row] = await db
    .select({
      ...summary,
      reference: technicianApplications.reference,
      version: technicianApplications.version,
      email: technicianApplications.email,
      phone: technicianApplications.phone,
      availability: technicianApplications.availability,
      preferredServices: technicianApplications.preferredServices,
      certifications: technicianApplications.certifications,
      coverLetter: technicianApplications.coverLetter,
      spam: technicianApplications.spam,
      notes: technicianApplications.notes,
      reviewedAt: technicianApplications.reviewedAt,
      contactHistory: sql<ContactEntry[]>`${technicianApplications.contactHistory}`,
      validatedSpecialties: technicianApplications.validatedSpecialties,
      validatedServices: technicianApplications.validatedServices,
      validatedZone: technicianApplications.validatedZone,
      contractType: technicianApplications.contractType,
      hourlyRate: technicianApplications.hourlyRate,
      validationNotes: technicianApplications.validationNotes,
      validationDate: technicianApplications.validationDate,
    })
    .from(technicianApplications)
    .where(and(eq(technicianApplications.id, id), isNull(technicianApplications.deletedAt)))
    .limit(1);
  return row ?? null;
}

function conditions({ search, filters: { filtre, statut } }: ApplicationFilter): SQL | undefined {
  return and(
    filtre === "indesirables" ? sql`deleted_at is null and spam` : sql`deleted_at is null and not spam`,
    statut ? eq(technicianApplications.status, statut) : undefined,
    ...searchPatterns(search).map((pattern) => sql`search_text like fold_text(${pattern})`),
  );
}

export interface ApplicationSummary {
  id: string;
  firstName: string;
  lastName: string;
  city: string;
  postalCode: string;
  experienceYears: number;
  specialties: string[];
  status: string;
  /** The first 50 characters of the letter, empty without one. */
  preview: string;
  createdAt: Date;
}

/** One contact, as add_contact_history stores it; `date` is an ISO moment. */
export interface ContactEntry {
  type: string;
  date: string;
  notes: string;
}

export type ApplicationDetail = NonNullable<Awaited<ReturnType<typeof getApplication>>>;
