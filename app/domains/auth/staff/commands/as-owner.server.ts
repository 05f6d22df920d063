import { and, asc, eq, isNull } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import type { Actor } from "../../rules.ts";

/**
 * Runs a change of accounts in one transaction. Returns null, without running it, if the person is no longer an active
 * owner. Locks the rows of all owners first, so that two owners cannot demote each other at the same time (rule
 * accounts/last-owner: one active owner always remains).
 */
export async function asOwner<Result>(
  actor: Actor,
  change: (tx: Executor) => Promise<Result>,
): Promise<Result | null> {
  return db.transaction(async (tx) => {
    const owners = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, "owner"), isNull(users.deactivatedAt)))
      .orderBy(asc(users.id))
      .for("update");
    return owners.some(({ id }) => id === actor.userId) ? change(tx) : null;
  });
}
