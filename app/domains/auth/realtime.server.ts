import { sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { listen } from "#app/lib/background/notifications.server.ts";
import { log } from "#app/lib/log.server.ts";
import { hasSession } from "./queries.server.ts";

const channel = "atelier_sessions";

/** Notifies every node that sessions have ended. PostgreSQL sends the message when the transaction commits. */
export async function notifySessionsEnded(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, '')`);
}

/**
 * Calls `onEnd` as soon as the session has ended on any node (rule accounts/deactivated). Returns a function that
 * unsubscribes.
 */
export function followSession(sessionId: string, onEnd: () => void): () => void {
  const look = () =>
    void hasSession(sessionId)
      .then((isOpen) => !isOpen && onEnd())
      .catch((error: Error) => log.warn({ err: error }, "session not looked up"));
  return listen(channel, { onPayload: look, onReconnect: look });
}
