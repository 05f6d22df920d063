import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { invitations, users } from "#app/db/schema/auth.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { senderOf } from "#app/domains/business/rules/contact.ts";
import { log } from "#app/lib/log.server.ts";
import { mailConnection } from "#app/lib/mail/connection.server.ts";
import { pauseMail } from "#app/lib/mail/pause.server.ts";
import { sendEmail } from "#app/lib/mail/smtp.server.ts";
import { readRole } from "../../access/rules.ts";
import { invitationEmail } from "../emails.server.tsx";
import { createInvitationLink } from "./links.server.ts";

/**
 * Sends the e-mail of a waiting invitation, with a new link. Does not use the outbox (the table of e-mails to send),
 * which would store the link in plain text. Stores why it failed, for the screen. Rejects if a later try may succeed,
 * so that the job is tried again.
 */
export async function sendInvitation(id: string): Promise<void> {
  const found = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ email: invitations.email, role: invitations.role, invitedBy: users.name })
      .from(invitations)
      .innerJoin(users, eq(users.id, invitations.invitedBy))
      .where(waits(id))
      .for("update", { of: invitations });
    const link = row && (await createInvitationLink(tx, id));
    if (link) await tx.update(invitations).set({ mailing: "sending" }).where(eq(invitations.id, id));
    const role = row && readRole(row.role);
    return link && role ? { ...row, ...link, role } : null;
  });
  if (!found) return;
  const [profile, { server, ...given }] = await Promise.all([currentProfile(), mailConnection()]);
  const failure = await sendEmail(
    invitationEmail(found, profile),
    given.sender ?? senderOf(profile, given.senderAddress),
    server === "locked" ? null : server,
  );
  // If somebody has replaced the link meanwhile, this condition matches nothing, and the invitation stays unchanged.
  const isSame = eq(invitations.fingerprint, found.mark);
  if (!failure) {
    await db
      .update(invitations)
      .set({ sentAt: sql`now()`, mailing: null })
      .where(isSame);
    log.info({ id }, "invitation sent");
    return;
  }
  const isRefused = failure.concerns === "email" && failure.isFinal;
  await db
    .update(invitations)
    .set({ fingerprint: null, mailing: isRefused ? "refused" : "later" })
    .where(isSame);
  if (failure.concerns === "server") await pauseMail(db, failure.reason, failure.error);
  // The mail server would refuse this address again, so no further attempt is made and the screen shows the refusal.
  if (isRefused) {
    log.info({ id }, "invitation refused");
    return;
  }
  throw new Error("invitation not sent");
}

/**
 * Whether an invitation still needs its e-mail. It does not if the owner copied its link from the screen, because an
 * e-mail would replace that link. It does if a crash stopped the program while it was sending.
 */
function waits(id: string) {
  return and(
    eq(invitations.id, id),
    or(isNull(invitations.fingerprint), eq(invitations.mailing, "sending")),
    gt(invitations.expiresAt, sql`now()`),
  );
}
