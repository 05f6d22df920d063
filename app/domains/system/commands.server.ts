import { currentProfile } from "#app/domains/business/profile.server.ts";
import { eq, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { backupFailures, backups } from "#app/db/schema/platform.server.ts";
import { queueAlert } from "#app/lib/alerts/outbox.server.ts";
import { notifiedAddresses } from "#app/lib/mail/connection.server.ts";
import { queueEmails } from "#app/lib/mail/outbox.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { backupFailureEmail } from "./emails.server.tsx";

const mostAdministrators = 10;

/** Records that a backup was copied to the second place (the folder or bucket to which backups are copied). */
export async function noteBackupCopied(id: string): Promise<void> {
  await db
    .update(backups)
    .set({ copiedAt: sql`now()` })
    .where(eq(backups.id, id));
}

/**
 * Records why a backup or its copy failed, for the dashboard. The first failure of a day also sends an alert to devices
 * of staff, and an e-mail to the addresses that are notified of new requests. If there are no such addresses, the
 * e-mail goes to the administrators.
 */
export async function noteBackupFailure(reason: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [noted] = await tx
      .insert(backupFailures)
      .values({ reason })
      .onConflictDoUpdate({
        target: backupFailures.day,
        set: { reason, attempts: sql`${backupFailures.attempts} + 1`, lastAt: sql`now()` },
      })
      .returning({ attempts: backupFailures.attempts, day: backupFailures.day });
    if (noted?.attempts !== 1) return;
    const event = `backup ${noted.day}`;
    await queueAlert(tx, { kind: "failure", event, subject: "backup", path: "/admin/system" });
    await queueEmails(tx, [
      backupFailureEmail(reason, await recipients(tx), siteOrigin(), await currentProfile()),
    ]);
  });
}

async function recipients(tx: Executor): Promise<string[]> {
  const told = await notifiedAddresses(tx);
  if (told.length > 0) return told;
  const rows = await tx
    .select({ email: users.email })
    .from(users)
    .orderBy(users.createdAt)
    .limit(mostAdministrators);
  return rows.map(({ email }) => email);
}
