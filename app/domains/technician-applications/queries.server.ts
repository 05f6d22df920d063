import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { technicianApplications } from "#app/db/schema/inbox.server.ts";
import { formColumns } from "#app/domains/submissions/fields.server.ts";
import { countViews } from "#app/domains/submissions/queries.server.ts";
import { previewOf } from "#app/domains/submissions/rules.ts";
import {
  type ListSource,
  listEverything,
  listPage,
  searchMatch,
} from "#app/lib/pages/indexed-list.server.ts";
import type { ApplicationAddress } from "./rules/addresses.ts";
import { technicianApplicationSchema } from "./validation.ts";

export const applicationsPageSize = 30;

export type ApplicationFilter = Pick<ApplicationAddress, "search" | "filters">;

const summary = {
  id: technicianApplications.id,
  first_name: technicianApplications.first_name,
  last_name: technicianApplications.last_name,
  city: technicianApplications.city,
  postal_code: technicianApplications.postal_code,
  experience_years: technicianApplications.experience_years,
  specialties: technicianApplications.specialties,
  status: technicianApplications.status,
  read: technicianApplications.read,
  answeredAt: technicianApplications.answeredAt,
  awaitsAnswer: technicianApplications.awaitsAnswer,
  createdAt: technicianApplications.createdAt,
  followUpDay: technicianApplications.followUpDay,
  followUpTime: technicianApplications.followUpTime,
  spam: technicianApplications.spam,
};

/**
 * Returns one page of the inbox, newest first (rule inboxes/list). The trash is left out, and spam is shown only under
 * its own filter. `preview` is the first 50 characters of the cover letter; '' if there is none.
 */
export async function listApplications(filter: ApplicationFilter, page: number) {
  return listPage(listSource(filter), { page, size: applicationsPageSize }, async (ids) => {
    const rows = await db
      .select({ ...summary, letter: sql<string | null>`left(${technicianApplications.cover_letter}, 120)` })
      .from(technicianApplications)
      .where(inArray(technicianApplications.id, ids));
    return rows.map(({ letter, ...row }) => ({ ...row, preview: previewOf(letter ?? "") }));
  });
}

const exported = {
  ...summary,
  ...formColumns(technicianApplications, technicianApplicationSchema),
  reference: technicianApplications.reference,
  notes: technicianApplications.notes,
  followUpNote: technicianApplications.followUpNote,
  reviewedAt: technicianApplications.reviewedAt,
  contactHistory: sql<ContactEntry[]>`${technicianApplications.contactHistory}`,
  validated_specialties: technicianApplications.validated_specialties,
  validated_services: technicianApplications.validated_services,
  validated_zone: technicianApplications.validated_zone,
  contract_type: technicianApplications.contract_type,
  hourly_rate: technicianApplications.hourly_rate,
  validation_notes: technicianApplications.validation_notes,
  validationDate: technicianApplications.validationDate,
};

/** Yields every application that matches the filter, newest first, in batches (rule inboxes/export). */
export function exportApplications(filter: ApplicationFilter) {
  return listEverything(listSource(filter), (ids) =>
    db.select(exported).from(technicianApplications).where(inArray(technicianApplications.id, ids)),
  );
}

/** Counts all applications, the pending ones and spam, for the labels of the inbox's views. */
export function countApplications() {
  return countViews(technicianApplications, { pending: sql`status = 'pending'` });
}

/** Returns one application with the fields of its screen; null when it does not exist or is in the trash. */
export async function getApplication(id: string) {
  const [row] = await db
    .select({ ...exported, version: technicianApplications.version })
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

export type ApplicationSummary = Awaited<ReturnType<typeof listApplications>>["items"][number];

/**
 * One contact with an applicant, as the database procedure add_contact_history stores it. `date` is an ISO date and
 * time.
 */
export interface ContactEntry {
  type: string;
  date: string;
  notes: string;
}

/** An application with the fields that the export contains. */
export type ExportedApplication = Omit<ApplicationDetail, "version" | "spam">;

export type ApplicationDetail = NonNullable<Awaited<ReturnType<typeof getApplication>>>;
