import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import { messageRecords } from "#app/domains/contact-messages/kind.server.ts";
import { quoteRecords } from "#app/domains/quote-requests/kind.server.ts";
import type { KindRecords } from "#app/domains/submissions/kind.server.ts";
import { applicationRecords } from "#app/domains/technician-applications/kind.server.ts";
import { kindNames, type SubmissionKind } from "./registry.ts";

/** The table of each kind of submission, and the SQL of the values that all kinds have in common. */
export const kindRecords: Readonly<Record<SubmissionKind, KindRecords>> = {
  message: messageRecords,
  quote: quoteRecords,
  application: applicationRecords,
};

/** Joins one `select` per kind into one query (`union all`). */
export function unionOfKinds(select: (name: SubmissionKind, records: KindRecords) => SQL): SQL {
  return sql.join(
    kindNames.map((name) => sql`(${select(name, kindRecords[name])})`),
    sql` union all `,
  );
}
