import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Actor } from "#app/domains/auth/rules.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import type { AnsweredRecord } from "./kind.ts";
import type { FollowUp } from "./records/follow-up.ts";
import type { Correspondence } from "./rules.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { InboxAddress } from "#app/lib/pages/list-address.ts";
import type { Page } from "#app/lib/pages/paging.ts";

/** The fields of a record (a stored submission) that its screen shows, whatever the kind. */
export interface DetailedRecord extends AnsweredRecord, Correspondence, FollowUp {}

/**
 * What the server knows about a kind of submission: its table, the SQL of the values that all kinds have in common, and
 * the functions that read and change its records. app/domains/inbox/registry.server.ts lists the kinds. TypeScript
 * checks the parameters of methods less strictly, so each kind may declare a narrower type of address.
 */
export interface KindRecords {
  table: PgTable;
  /** The sender's full name. */
  sender: SQL;
  /** The subject in one word, and the status. For a kind that has none, the SQL is `null`. */
  about: SQL;
  status: SQL;
  /**
   * The person to whom a reply goes. `last` is null if the form has one field for the whole name. `services` is an
   * array of texts.
   */
  recipient: { first: SQL; last: SQL; services: SQL };
  serviceLabel: (services: string[]) => string;
  /**
   * Conditions for records that are neither spam nor in the trash; a partial index serves each. `counted`: those that
   * the dashboard's three numbers count (rule inboxes/counts). `waiting`: those that wait for the shop (rule
   * inboxes/badges). `urgent`: those among the waiting ones that come first; null for a kind without urgent records.
   */
  counted: SQL;
  waiting: SQL;
  urgent: SQL | null;
  /**
   * The columns with the source (the form) and the service, for a kind whose records can be won or lost (rule
   * inboxes/result). An index contains these columns and the result. Null for a kind that does not lead to paid work.
   */
  results: { source: SQL; service: SQL } | null;
  /** The column with the price proposed in a reply; null for a kind without a price. */
  offered: SQL | null;
  /**
   * The moment by which the sender was promised an answer (rule forms/answer-time); null for a kind that promises none.
   */
  due: SQL;
  /** The text in which the sender describes the problem. */
  text: SQL;
  retention: {
    months: "prospectMonths" | "applicantMonths";
    /** SQL, with `t` for the table: the condition for records that are kept at any age; null if there are none. */
    kept: SQL | null;
  };
  list(address: InboxAddress, page: number): Promise<Page<object>>;
  /** Counts the records in each view of the inbox. */
  count(): Promise<object>;
  get(id: string): Promise<DetailedRecord | null>;
  change(actor: Actor, values: FormValues): Promise<Outcome>;
  /** Returns all records that match the filters, as a CSV file (rule inboxes/export). */
  exported(address: InboxAddress): Response;
}
