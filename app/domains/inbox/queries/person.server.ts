import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "#app/db/client.server.ts";
import { contactMessages, quoteRequests, technicianApplications } from "#app/db/schema/inbox.server.ts";
import type { SubmissionKind } from "#app/domains/submissions/rules.ts";
import { isEarlierApplication, type PersonSubmission, samePersonShown } from "../rules.ts";

const tables = {
  message: { table: contactMessages, status: sql`null::text`, about: sql`service` },
  quote: { table: quoteRequests, status: sql`status`, about: sql`service_type` },
  application: { table: technicianApplications, status: sql`status`, about: sql`city` },
} satisfies Record<SubmissionKind, { table: PgTable; status: SQL; about: SQL }>;

/** What the same e-mail or telephone sent beside one submission. */
export interface SamePerson {
  email: string;
  /** Newest first, at most `samePersonShown`. */
  submissions: PersonSubmission[];
  /** Whether there is more than is listed. */
  hasMore: boolean;
  /** 'Déjà candidat': applications sent before this one, when this one is an application. */
  earlierApplications: PersonSubmission[];
}

/**
 * Everything of one person beside one submission (issue: one person, one view): same e-mail, whatever its case, or same
 * telephone, however it was typed; the trash aside. Null when the submission is not there. Each of the six reads stops
 * at its own limit, so a person with a thousand requests costs what one with twenty does.
 */
export async function getSamePerson(kind: SubmissionKind, id: string): Promise<SamePerson | null> {
  const { rows: found } = await db.execute<{ email: string; phone: string | null; created_at: string }>(
    sql`select email_normalized as email, phone_normalized as phone, created_at from ${tables[kind].table}
      where id = ${id} and deleted_at is null`,
  );
  const [person] = found;
  if (!person) return null;
  const reads = (Object.keys(tables) as SubmissionKind[]).flatMap((each) => [
    sameValue(each, sql`email_normalized = ${person.email}`),
    ...(person.phone ? [sameValue(each, sql`phone_normalized = ${person.phone}`)] : []),
  ]);
  const { rows } = await db.execute<{ [Name in keyof PersonSubmission]: PersonSubmission[Name] }>(
    sql`${sql.join(reads, sql` union `)} order by "createdAt" desc, id`,
  );
  const others = rows
    .map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
    .filter((row) => row.id !== id);
  return {
    email: person.email,
    submissions: others.slice(0, samePersonShown),
    hasMore: others.length > samePersonShown,
    earlierApplications:
      kind === "application" ? others.filter(isEarlierApplication(new Date(person.created_at))) : [],
  };
}

/** The newest submissions of a kind with one e-mail or telephone, in the order of its index. */
function sameValue(kind: SubmissionKind, condition: SQL): SQL {
  const { table, status, about } = tables[kind];
  return sql`(select ${kind}::text as kind, id, reference, ${about} as about, ${status} as status, read, spam,
      created_at as "createdAt"
    from ${table} where ${condition} and deleted_at is null
    order by created_at desc nulls last limit ${samePersonShown + 2})`;
}
