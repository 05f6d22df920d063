import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Actor } from "#app/domains/auth/rules.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { InboxAddress } from "#app/lib/pages/list-address.ts";
import type { Page } from "#app/lib/pages/paging.ts";

/** A record as a detail shows it: what every kind has, beside its own fields. */
export interface DetailedRecord {
  id: string;
  version: number;
  status?: string;
}

/**
 * What the server knows of a kind: its table, the SQL of what all kinds have in common, its reads and its changes. The
 * list of kinds is app/domains/inbox/registry.server.ts. Methods, not properties: each kind narrows its own address.
 */
export interface KindRecords {
  table: PgTable;
  /** Who sent it, as one name. */
  sender: SQL;
  /** What it is about in a word, and its status: null where the kind has none. */
  about: SQL;
  status: SQL;
  /** Who is answered: `last` is null where the name is one field, `services` is an array of texts. */
  recipient: { first: SQL; last: SQL; services: SQL };
  serviceLabel: (services: string[]) => string;
  /** Which records wait for the shop, among those neither spam nor in the trash. A partial index holds just these. */
  waiting: SQL;
  retention: {
    months: "prospectMonths" | "applicantMonths";
    /** Records of table `t` that are kept whatever their age; null where there are none. */
    kept: SQL | null;
  };
  list(address: InboxAddress, page: number): Promise<Page<object>>;
  /** How many there are, for the labels of the inbox's views. */
  count(): Promise<object>;
  get(id: string): Promise<DetailedRecord | null>;
  change(actor: Actor, values: FormValues): Promise<Outcome>;
  /** Everything under the filters, as a spreadsheet (decision 46). */
  exported(address: InboxAddress): Response;
}
