import { sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { mailPauses } from "#app/db/schema/platform.server.ts";
import { queueAlert } from "#app/lib/alerts/outbox.server.ts";
import { env } from "#app/lib/env.server.ts";
import { mailConnection } from "./connection.server.ts";
import type { PauseReason } from "./failure.server.ts";

export interface MailPause {
  reason: PauseReason;
  /** The server's answer. */
  error: string;
  since: Date;
  /** The time of the next attempt. */
  until: Date;
}

/**
 * Whether an e-mail written now would be sent: a server is set, mail is not paused, and this is not a
 * demonstration.
 */
export async function doesMailLeave(): Promise<boolean> {
  if (env().DEMO === "on") return false;
  const { server } = await mailConnection();
  return server !== null && server !== "locked" && (await getMailPause()) === null;
}

const firstPauseSeconds = 10;
const longestPauseSeconds = 300;
/** A pause that is shorter than this, in milliseconds, causes no alert if its reason is the connection. */
const toldAfterMs = 5 * 60_000;

/**
 * Returns the pause of all mail, which lasts until a node finds the server working. Returns null while mail is sent
 * normally.
 */
export async function getMailPause(): Promise<MailPause | null> {
  const [row] = await db.select().from(mailPauses).limit(1);
  return row ? { ...row, reason: row.reason as PauseReason } : null;
}

/**
 * Pauses all mail: for ten seconds the first time, then longer each time, five minutes at most. Nodes that fail at the
 * same time lengthen the pause only once. Returns the end of the pause.
 */
export async function pauseMail(executor: Executor, reason: PauseReason, error: string): Promise<Date> {
  const pause = sql`make_interval(secs => least(${firstPauseSeconds} * 2 ^ least(mail_pauses.failures, 10), ${longestPauseSeconds}))`;
  const [row] = await executor
    .insert(mailPauses)
    .values({ reason, error, until: sql`now() + make_interval(secs => ${firstPauseSeconds})` })
    .onConflictDoUpdate({
      target: mailPauses.id,
      set: {
        reason,
        error,
        failures: sql`case when mail_pauses.until > now() then mail_pauses.failures else mail_pauses.failures + 1 end`,
        until: sql`case when mail_pauses.until > now() then mail_pauses.until else now() + ${pause} end`,
      },
    })
    .returning({ since: mailPauses.since, until: mailPauses.until });
  if (!row) throw new Error("an upsert returns its row");
  // A pause that only the owner can end is reported immediately. Each pause is reported once.
  if (reason !== "connection" || row.until.getTime() - row.since.getTime() > toldAfterMs)
    await queueAlert(executor, {
      kind: "failure",
      event: `mail ${row.since.toISOString()}`,
      subject: "mail",
      path: "/admin/system",
    });
  return row.until;
}

/** Ends the pause of all mail. */
export async function resumeMail(executor: Executor): Promise<void> {
  await executor.delete(mailPauses);
}
