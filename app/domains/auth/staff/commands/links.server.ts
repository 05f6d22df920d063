import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { invitations } from "#app/db/schema/auth.server.ts";
import { fingerprint } from "#app/lib/trust/fingerprint.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { invitationPath } from "../../rules.ts";
import { invitationDays } from "../rules.ts";

/** SQL for the moment when a link that is created now expires. */
export const newEnd = sql`now() + make_interval(days => ${invitationDays})`;

/**
 * Gives an invitation a new link, which replaces the one before. Returns its URL and, as `mark`, the hash that is
 * stored. Returns null if the invitation was withdrawn.
 */
export async function createInvitationLink(
  executor: Executor,
  id: string,
): Promise<{ url: string; mark: string } | null> {
  const token = randomBytes(32).toString("base64url");
  const mark = fingerprint(token);
  const { rowCount } = await executor
    .update(invitations)
    .set({ fingerprint: mark, expiresAt: newEnd, sentAt: null, mailing: null })
    .where(eq(invitations.id, id));
  return rowCount === 1 ? { url: `${siteOrigin()}${invitationPath}?token=${token}`, mark } : null;
}
