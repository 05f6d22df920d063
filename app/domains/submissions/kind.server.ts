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

/** The fields that the screen of a record (a stored submission) shows for every kind. */
export interface DetailedRecord extends AnsweredRecord, Correspondence, FollowUp {}

/**
 * The server's part of a kind of submission: its table, the SQL for the fields that all kinds have, its reads and its
 * changes. app/domains/inbox/registry.server.ts lists the kinds. The functions are methods and not properties, so that
 * each kind can declare a narrower type of address.
 */
export interface KindRecords {
  table: PgTable;
  /** The sender's whole name. */
  sender: SQL;
  /** The subject in one word, and the status. Each is null if the kind has none. */
  about: SQL;
  status: SQL;
  /** The recipient of a reply. `last` is null if the name is in one field; `services` is an array of texts. */
  recipient: { first: SQL; last: SQL; services: SQL };
  serviceLabel: (services: string[]) => string;
  /**
   * Conditions for records that are neither spam nor in the trash, each with a partial index. `counted` is for the
   * dashboard's three figures (rule inboxes/counts), `waiting` for the badges (rule inboxes/badges). `urgent`, or null,
   * selects the waiting records that come first.
   */
  counted: SQL;
  waiting: SQL;
  urgent: SQL | null;
  /**
   * The columns with the source and the service of requests that can be won or lost (rule inboxes/result). An index
   * contains them and the result. Null for a kind that does not lead to work.
   */
  results: { source: SQL; service: SQL } | null;
  /** The column with the price proposed in a reply; null for a kind without a price. */
  offered: SQL | null;
  /** By when the sender was promised an answer; null for a kind that promises none (rule forms/answer-time). */
  due: SQL;
  /** The sender's description of the problem. */
  text: SQL;
  retention: {
    months: "prospectMonths" | "applicantMonths";
    /** The condition for records of table `t` that are kept at any age; null if none are. */
    kept: SQL | null;
  };
  list(address: InboxAddress, page: number): Promise<Page<object>>;
  /** Counts the records, for the labels of the inbox's views. */
  count(): Promise<object>;
  get(id: string): Promise<DetailedRecord | null>;
  change(actor: Actor, values: FormValues): Promise<Outcome>;
  /** Returns all records that match the filters, as a CSV file (rule inboxes/export). */
  exported(address: InboxAddress): Response;
}
