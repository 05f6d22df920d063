import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { invitations, users } from "#app/db/schema/auth.server.ts";
import { readRole } from "../access/rules.ts";
import { fingerprint } from "#app/lib/trust/fingerprint.server.ts";

/**
 * Returns the names of up to three active owners, oldest account first. The page that refuses a screen names them,
 * because they can change the person's role.
 */
export async function listOwnerNames(): Promise<string[]> {
  const owners = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.role, "owner"), isNull(users.deactivatedAt)))
    .orderBy(asc(users.createdAt))
    .limit(3);
  return owners.map(({ name }) => name);
}

/** Returns every account, the active ones first, sorted by name. A shop has only a few. */
export async function listStaff() {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      deactivatedAt: users.deactivatedAt,
    })
    .from(users)
    .orderBy(sql`${users.deactivatedAt} is not null`, users.name, users.id);
  return rows.flatMap((row) => {
    const role = readRole(row.role);
    return role ? [{ ...row, role }] : [];
  });
}

export type StaffAccount = Awaited<ReturnType<typeof listStaff>>[number];

/** Returns the invitations that were neither used nor withdrawn, the newest first. */
export async function listInvitations() {
  const rows = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      sentAt: invitations.sentAt,
      expiresAt: invitations.expiresAt,
      hasLink: sql<boolean>`${invitations.fingerprint} is not null`,
      mailing: invitations.mailing,
      isOver: sql<boolean>`${invitations.expiresAt} <= now()`,
    })
    .from(invitations)
    .orderBy(sql`${invitations.createdAt} desc`);
  return rows.flatMap((row) => {
    const role = readRole(row.role);
    return role ? [{ ...row, role }] : [];
  });
}

export type Invitation = Awaited<ReturnType<typeof listInvitations>>[number];

/** Returns the person whom a link invites, or null if the link was used, replaced or withdrawn, or has expired. */
export async function getInvitation(token: string): Promise<{ email: string; role: string } | null> {
  const [row] = await db
    .select({ email: invitations.email, role: invitations.role })
    .from(invitations)
    .where(and(eq(invitations.fingerprint, fingerprint(token)), gt(invitations.expiresAt, sql`now()`)));
  return row ?? null;
}
