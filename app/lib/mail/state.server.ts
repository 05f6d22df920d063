import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { env } from "#app/lib/env.server.ts";
import { canSendEmail } from "./smtp.server.ts";

export interface EmailState {
  /** False without SMTP_URL: nothing is sent. */
  configured: boolean;
  /** Whether anybody is told of new requests (NOTIFY_EMAILS). */
  hasRecipients: boolean;
  pending: number;
  failed: number;
  /** Written while no SMTP server was configured. */
  unconfigured: number;
  lastError: string | null;
  lastSentAt: Date | null;
}

/** How outgoing mail is doing, for the dashboard. */
export async function getEmailState(): Promise<EmailState> {
  const { rows } = await db.execute<{
    pending: number;
    failed: number;
    unconfigured: number;
    last_error: string | null;
    last_sent_at: string | null;
  }>(sql`
    select
      (select count(*)::int from emails where status = 'pending') as pending,
      (select count(*)::int from emails where status = 'failed') as failed,
      (select count(*)::int from emails where status = 'unconfigured') as unconfigured,
      (select last_error from emails where status in ('pending', 'failed') and last_error is not null
        order by created_at desc limit 1) as last_error,
      (select max(sent_at) from emails where status = 'sent' and created_at > now() - interval '90 days') as last_sent_at
  `);
  const row = rows[0];
  return {
    configured: canSendEmail(),
    hasRecipients: env().NOTIFY_EMAILS.length > 0,
    pending: row?.pending ?? 0,
    failed: row?.failed ?? 0,
    unconfigured: row?.unconfigured ?? 0,
    lastError: row?.last_error ?? null,
    lastSentAt: row?.last_sent_at ? new Date(row.last_sent_at) : null,
  };
}
