import { type SQL, sql } from "drizzle-orm";
import { kindNames, kindOf } from "#app/domains/inbox/registry.ts";

/**
 * A table with personal data. `theirs` is the SQL condition for the rows of a person with this normalised e-mail
 * address.
 */
interface PersonalTable {
  table: string;
  /**
   * The columns that contain an e-mail address, a phone number, or the id of a submission, a subscriber or an e-mail.
   */
  columns: readonly string[];
  theirs: (email: string) => SQL;
  /** The columns that the export leaves out: computed ones, and the contents of files, which it adds in another way. */
  notExported?: readonly string[];
}

const kindTables = kindNames.map((name) => kindOf(name).table);

const submissionsOf = (email: string) =>
  sql.join(
    [...kindTables, "newsletter_subscribers"].map(
      (table) => sql`select id from ${sql.identifier(table)} where email_normalized = ${email}`,
    ),
    sql` union all `,
  );

/** Writes a backslash before each character of the text that `special` (a pattern with the flag g) matches. */
function escaped(text: string, special: RegExp): string {
  return text.replace(special, String.raw`\$&`);
}

/**
 * Returns a PostgreSQL pattern that finds an e-mail address in a text. Punctuation may surround it, but it must not be
 * a part of a longer address.
 */
function wholeAddress(email: string): string {
  const before = String.raw`(?<![[:alnum:]_%+-])(?<![[:alnum:]_][.'])`;
  const after = String.raw`(?![[:alnum:]_-])(?![.][[:alnum:]_-])`;
  return `${before}${escaped(email, /[^\p{L}\p{N}@_]/gu)}${after}`;
}

const submission = {
  columns: ["email", "email_normalized", "phone", "phone_normalized"],
  theirs: (email: string) => sql`email_normalized = ${email}`,
  notExported: ["search_text", "content_hash"],
};

/**
 * Every table with personal data, in the order in which an erasure empties them: a table before those that it refers
 * to. A test finds every column with an address, a phone number or a submission's id. It fails if the column's table is
 * neither here nor in `impersonalTables`.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: "chatbot_messages",
    columns: [],
    // A conversation belongs to a person who sent it together with a contact message, or who typed their address in it.
    theirs: (email) => sql`conversation_id in (
      select conversation_id from contact_messages where email_normalized = ${email} and conversation_id is not null
      union all
      select conversation_id from chatbot_messages
      where role = 'user' and fold_text(content) like fold_text(${`%${escaped(email, /[\\%_]/g)}%`})
        and lower(content) ~ ${wholeAddress(email)})`,
  },
  {
    table: "submission_events",
    columns: ["subject_id", "email_id"],
    theirs: (email) => sql`subject_id in (${submissionsOf(email)})`,
  },
  {
    table: "emails",
    columns: ["subject_id", "recipients", "reply_to"],
    // A notification goes to the shop's team, so its recipients are not the people that it is about. It belongs to a
    // person if it is about their submission, or if replies to it go to their address.
    theirs: (email) => sql`(subject_id in (${submissionsOf(email)}) or lower(reply_to) = ${email}
      or (lower_all(recipients) @> array[${email}::text] and kind not like '%notification'))`,
  },
  {
    table: "quote_attachments",
    columns: ["quote_request_id"],
    theirs: (email) =>
      sql`quote_request_id in (select id from quote_requests where email_normalized = ${email})`,
    notExported: ["content"],
  },
  ...kindTables.map((table) => ({ table, ...submission })),
  {
    table: "newsletter_deliveries",
    columns: ["subscriber_id", "email_id"],
    theirs: (email) =>
      sql`subscriber_id in (select id from newsletter_subscribers where email_normalized = ${email})`,
  },
  { table: "newsletter_subscribers", ...submission, columns: ["email", "email_normalized"] },
];

/**
 * The tables that have a column with an address, a phone number or a submission's id, but no data of customers or
 * applicants. Each has the reason.
 */
export const impersonalTables: Record<string, string> = {
  users: "accounts of the back office, which their owners manage themselves",
  invitations: "invitations to have such an account, withdrawn by whoever sent them",
  quote_photo_links: "codes by which photos join a request; they go with it",
  locations: "how to reach the shop, on its public pages",
};
