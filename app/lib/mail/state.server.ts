import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { mailConnection } from "./connection.server.ts";
import { bulk } from "./outbox.server.ts";
import { getMailPause, type MailPause } from "./pause.server.ts";
import { isDemo } from "./smtp.server.ts";

/** An e-mail that could not be sent at its last attempt. */
export interface TroubledEmail {
  id: string;
  recipient: string;
  subject: string;
  /** A pending e-mail is tried again automatically, at `nextAttemptAt`. A failed e-mail is not. */
  status: "pending" | "failed";
  /** The mail server's answer. */
  error: string;
  /** Whether this e-mail is one of many, such as a newsletter. The newsletter's own screen stops such an e-mail. */
  isBulk: boolean;
  nextAttemptAt: Date;
}

export interface EmailState {
  /** False when no mail server is set, so that no e-mail is sent. Always true for a demonstration. */
  configured: boolean;
  /** Whether this machine does not have the key that decrypts the password of the mail server (ADR 191). */
  isLocked: boolean;
  /** Whether anybody is notified of new requests. */
  hasRecipients: boolean;
  pending: number;
  failed: number;
  /** Number of e-mails written while no mail server was set. */
  unconfigured: number;
  /** The pause of all mail, or null while mail is sent normally. */
  pause: MailPause | null;
  /** The e-mails that could not be sent, newest first, `troubledShown` at most. */
  troubled: TroubledEmail[];
  lastSentAt: Date | null;
}

const troubledShown = 10;

/** Returns the state of outgoing mail, for the dashboard. */
export async function getEmailState(): Promise<EmailState> {
  const [counts, troubled, pause, { server, recipients }] = await Promise.all([
    countEmails(),
    listTroubled(),
    getMailPause(),
    mailConnection(),
  ]);
  return {
    configured: isDemo() || server !== null,
    isLocked: server === "locked",
    hasRecipients: recipients.length > 0,
    ...counts,
    pause,
    troubled,
  };
}

/**
 * Whether the site cannot send e-mail, or nobody gets an e-mail about a new request. Returns false in a demonstration.
 */
export async function lacksMail(): Promise<boolean> {
  if (isDemo()) return false;
  const { server, recipients } = await mailConnection();
  return server === null || recipients.length === 0;
}

async function countEmails() {
  const { rows } = await db.execute<{
    pending: number;
    failed: number;
    unconfigured: number;
    last_sent_at: string | null;
  }>(sql`
    select
      (select count(*)::int from emails where status = 'pending') as pending,
      (select count(*)::int from emails where status = 'failed') as failed,
      (select count(*)::int from emails where status = 'unconfigured') as unconfigured,
      (select max(sent_at) from emails where status = 'sent' and created_at > now() - interval '90 days') as last_sent_at
  `);
  const row = rows[0];
  return {
    pending: row?.pending ?? 0,
    failed: row?.failed ?? 0,
    unconfigured: row?.unconfigured ?? 0,
    lastSentAt: row?.last_sent_at ? new Date(row.last_sent_at) : null,
  };
}

async function listTroubled(): Promise<TroubledEmail[]> {
  const { rows } = await db.execute<{
    id: string;
    recipient: string;
    subject: string;
    status: TroubledEmail["status"];
    error: string;
    isBulk: boolean;
    next_attempt_at: string;
  }>(sql`
    select id, recipients[1] as recipient, subject, status, last_error as error, priority = ${bulk} as "isBulk", next_attempt_at
    from emails where status in ('pending', 'failed') and last_error is not null
    order by position desc nulls last limit ${troubledShown}`);
  return rows.map(({ next_attempt_at, ...row }) => ({ ...row, nextAttemptAt: new Date(next_attempt_at) }));
}
