import { type SQL, sql } from "drizzle-orm";
import { kindNames, kindOf } from "#app/domains/inbox/registry.ts";

/** A table that holds something of a person, and how their rows are found from their normalised e-mail. */
interface PersonalTable {
  table: string;
  /** Its columns with an e-mail, a telephone number or the identifier of a submission. */
  columns: readonly string[];
  theirs: (email: string) => SQL;
  /** Columns the export leaves out: computed again from the others, or bytes written apart. */
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

/** Puts a backslash before what a pattern would take for more than itself. */
function escaped(text: string, special: RegExp): string {
  return text.replace(special, String.raw`\$&`);
}

/** PostgreSQL's pattern of an address that is no part of a longer one, whatever punctuation stands around it. */
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
 * Every table that holds something of a person, what depends on others first: the order of an erasure. A new table with
 * such a column is added here or to `impersonalTables`; a test fails until it is.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: "chatbot_messages",
    columns: [],
    // Of a conversation only what was handed over with a message, or an address written in it, tells whose it is.
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
    // What left for the team about others is not theirs: what tells about them answers to them, or is of their request.
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
  { table: "newsletter_subscribers", ...submission, columns: ["email", "email_normalized"] },
];

/** Tables with such a column that hold nothing of a customer or an applicant, and why. */
export const impersonalTables: Record<string, string> = {
  users: "accounts of the back office, which their owners manage themselves",
  locations: "how to reach the shop, on its public pages",
};
