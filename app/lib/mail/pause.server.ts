import { sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { mailPauses } from "#app/db/schema/platform.server.ts";
import { env } from "#app/lib/env.server.ts";
import type { PauseReason } from "./failure.server.ts";

/** Why no mail leaves for now. */
export interface MailPause {
  reason: PauseReason;
  /** What the server answered, in its words. */
  error: string;
  since: Date;
  /** When the next attempt is made. */
  until: Date;
}

/** Whether an e-mail written now would leave: a server is set, it is no demonstration, and nothing stops all mail. */
export async function doesMailLeave(): Promise<boolean> {
  const { SMTP_URL, DEMO } = env();
  return SMTP_URL !== undefined && DEMO !== "on" && (await getMailPause()) === null;
}

const firstPauseSeconds = 10;
const longestPauseSeconds = 300;

/** The pause mail is in, or was in until no node has found the server well yet; null while mail leaves. */
export async function getMailPause(): Promise<MailPause | null> {
  const [row] = await db.select().from(mailPauses).limit(1);
  return row ? { ...row, reason: row.reason as PauseReason } : null;
}

/**
 * Stops all mail for a while: ten seconds the first time, then longer and longer, five minutes at most. Returns until
 * when. Nodes that fail together lengthen it once.
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
    .returning({ until: mailPauses.until });
  if (!row) throw new Error("an upsert returns its row");
  return row.until;
}

/** Mail leaves again, or is to be tried now. */
export async function resumeMail(executor: Executor): Promise<void> {
  await executor.delete(mailPauses);
}
