import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import type { InboxCounts } from "../rules.ts";

/**
 * What waits for an answer (B§2, B§7): unread messages, unread quote requests with status new, pending applications.
 * Spam and the trash do not count. Each count reads a partial index of just these rows.
 */
export async function getInboxCounts(): Promise<InboxCounts> {
  const { rows } = await db.execute<{ [Name in keyof InboxCounts]: number }>(sql`
    select
      (select count(*)::int from contact_messages where deleted_at is null and not spam and not read) as messages,
      (select count(*)::int from quote_requests
        where deleted_at is null and not spam and not read and status = 'new') as quotes,
      (select count(*)::int from technician_applications
        where deleted_at is null and not spam and status = 'pending') as applications
  `);
  return rows[0] ?? { messages: 0, quotes: 0, applications: 0 };
}
