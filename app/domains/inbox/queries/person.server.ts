import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { kindNames, kindOf, type SubmissionKind } from "../registry.ts";
import { kindRecords } from "../registry.server.ts";
import { type PersonSubmission, samePersonShown } from "../rules.ts";

/** The other submissions with the same e-mail or phone number. */
export interface SamePerson {
  email: string;
  /** Newest first, at most `samePersonShown`. */
  submissions: PersonSubmission[];
  /** Whether the person sent more submissions than the list shows. */
  hasMore: boolean;
  /**
   * The person's earlier submissions of the same kind, without spam. Empty for a kind without `repeated`, because that
   * is the text which announces them.
   */
  earlier: PersonSubmission[];
}

/**
 * Returns a person's other submissions (rule inboxes/person): those with the same e-mail, whatever its case, or the
 * same phone number, whatever its format. Those in the trash are left out. Returns null when the submission does not
 * exist. Reads only a few rows, even if the person sent a thousand requests.
 */
export async function getSamePerson(kind: SubmissionKind, id: string): Promise<SamePerson | null> {
  const { rows: found } = await db.execute<{ email: string; phone: string | null; created_at: string }>(
    sql`select email_normalized as email, phone_normalized as phone, created_at from ${kindRecords[kind].table}
      where id = ${id} and deleted_at is null`,
  );
  const [person] = found;
  if (!person) return null;
  const reads = kindNames.flatMap((each) => [
    sameValue(each, sql`email_normalized = ${person.email}`),
    ...(person.phone ? [sameValue(each, sql`phone_normalized = ${person.phone}`)] : []),
  ]);
  const { rows } = await db.execute<{ [Name in keyof PersonSubmission]: PersonSubmission[Name] }>(
    sql`${sql.join(reads, sql` union `)} order by "createdAt" desc, id`,
  );
  const others = rows
    .map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
    .filter((row) => row.id !== id);
  const sentAt = new Date(person.created_at);
  return {
    email: person.email,
    submissions: others.slice(0, samePersonShown),
    hasMore: others.length > samePersonShown,
    earlier: kindOf(kind).repeated
      ? others.filter((other) => other.kind === kind && !other.spam && other.createdAt < sentAt)
      : [],
  };
}

/**
 * Returns the SQL that selects the newest submissions of a kind with one e-mail or phone number. An index on that
 * column gives their order.
 */
function sameValue(kind: SubmissionKind, condition: SQL): SQL {
  const { table, status, about } = kindRecords[kind];
  return sql`(select ${kind}::text as kind, id, reference, ${about} as about, ${status} as status, read, spam,
      created_at as "createdAt"
    from ${table} where ${condition} and deleted_at is null
    order by created_at desc nulls last limit ${samePersonShown + 2})`;
}
