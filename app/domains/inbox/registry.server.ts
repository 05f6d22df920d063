import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import { messageRecords } from "#app/domains/contact-messages/kind.server.ts";
import { quoteRecords } from "#app/domains/quote-requests/kind.server.ts";
import type { KindRecords } from "#app/domains/submissions/kind.server.ts";
import { applicationRecords } from "#app/domains/technician-applications/kind.server.ts";
import { kindNames, type SubmissionKind } from "./registry.ts";

/** What the server knows of every kind of submission. */
export const kindRecords: Readonly<Record<SubmissionKind, KindRecords>> = {
  message: messageRecords,
  quote: quoteRecords,
  application: applicationRecords,
};

/** One query over every kind: what `select` reads of each, in one result. */
export function unionOfKinds(select: (name: SubmissionKind, records: KindRecords) => SQL): SQL {
  return sql.join(
    kindNames.map((name) => sql`(${select(name, kindRecords[name])})`),
    sql` union all `,
  );
}
