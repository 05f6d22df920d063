import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { technicianApplications } from "#app/db/schema/inbox.server.ts";
import { previewOf } from "#app/domains/submissions/rules.ts";
import {
  type ListSource,
  listEverything,
  listPage,
  searchMatch,
} from "#app/lib/pages/indexed-list.server.ts";
import type { Page } from "#app/lib/pages/paging.ts";
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
  return listPage(listSource(filter), { page, size: applicationsPageSize }, async (ids) => {
    const rows = await db
      .select({ ...summary, letter: sql<string | null>`left(${technicianApplications.coverLetter}, 120)` })
      .from(technicianApplications)
      .where(inArray(technicianApplications.id, ids));
    return rows.map(({ letter, ...row }) => ({ ...row, preview: previewOf(letter ?? "") }));
  });
}

const exported = {
  ...summary,
  reference: technicianApplications.reference,
  email: technicianApplications.email,
  phone: technicianApplications.phone,
  availability: technicianApplications.availability,
  preferredServices: technicianApplications.preferredServices,
  certifications: technicianApplications.certifications,
  coverLetter: technicianApplications.coverLetter,
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
};

/** Every application of the current filter, newest first, in batches (decision 46). */
export function exportApplications(filter: ApplicationFilter) {
  return listEverything(listSource(filter), (ids) =>
    db.select(exported).from(technicianApplications).where(inArray(technicianApplications.id, ids)),
  );
}

/** How many applications there are in all, pending and judged spam, for the filter's labels. */
export async function countApplications(): Promise<{ all: number; pending: number; spam: number }> {
  const { rows } = await db.execute<{ all: number; pending: number; spam: number }>(sql`
    select
      (select count(*)::int from technician_applications where deleted_at is null and not spam) as all,
      (select count(*)::int from technician_applications
        where deleted_at is null and not spam and status = 'pending') as pending,
      (select count(*)::int from technician_applications where deleted_at is null and spam) as spam
  `);
  return rows[0] ?? { all: 0, pending: 0, spam: 0 };
}

/** One application as the detail shows it; null when it does not exist or is in the trash. */
export async function getApplication(id: string) {
  const [row] = await db
    .select({
      ...exported,
      version: technicianApplications.version,
      spam: technicianApplications.spam,
    })
    .from(technicianApplications)
    .where(and(eq(technicianApplications.id, id), isNull(technicianApplications.deletedAt)))
    .limit(1);
  return row ?? null;
}

function listSource({ search, filters: { filtre, statut } }: ApplicationFilter): ListSource {
  const view =
    filtre === "indesirables" ? sql`deleted_at is null and spam` : sql`deleted_at is null and not spam`;
  return {
    table: technicianApplications,
    filters: statut ? sql`${view} and status = ${statut}` : view,
    search: searchMatch(search),
  };
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

/** An application as the export writes it. */
export type ExportedApplication = Omit<ApplicationDetail, "version" | "spam">;

export type ApplicationDetail = NonNullable<Awaited<ReturnType<typeof getApplication>>>;
