import { eq } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { invitations, users } from "#app/db/schema/auth.server.ts";
import { enqueue } from "#app/lib/background/jobs.server.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { log } from "#app/lib/log.server.ts";
import { doesMailLeave } from "#app/lib/mail/pause.server.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import type { Actor } from "../../rules.ts";
import { accountEmailSchema } from "../../validation.ts";
import { staffTexts as texts } from "../labels.ts";
import { invitationLimit, sendInvitationQueueName } from "../rules.ts";
import { invitationSchema, staffActSchema } from "../validation.ts";
import { asOwner } from "./as-owner.server.ts";
import type { StaffOutcome } from "./change.server.ts";
import { createInvitationLink, newEnd } from "./links.server.ts";

const notOwner = { outcome: "refused", refusal: texts.notOwner } as const;

/**
 * Invites the owner of an e-mail address to create an account (rule accounts/invitations). Returns the link if the site
 * cannot send mail.
 */
export async function invite(actor: Actor, values: FormValues): Promise<StaffOutcome> {
  const checked = checkForm(invitationSchema, values);
  if ("errors" in checked) {
    const isForged = Object.keys(checked.errors).some((name) => name !== "email" && name !== "role");
    return isForged ? { outcome: "refused" } : { outcome: "invalid", errors: checked.errors };
  }
  const email = accountEmailSchema.parse(checked.data.email);
  const { role } = checked.data;
  return limited(actor, "invite", async (tx, isMailOff) => {
    const [known] = await tx.select().from(users).where(eq(users.email, email));
    if (known) {
      const error = known.deactivatedAt ? texts.hasDeactivatedAccount : texts.hasAccount;
      return { outcome: "invalid", errors: { email: error } };
    }
    const [made] = await tx
      .insert(invitations)
      .values({ email, role, invitedBy: actor.userId, expiresAt: newEnd })
      .onConflictDoNothing({ target: invitations.email })
      .returning({ id: invitations.id });
    if (!made) return { outcome: "invalid", errors: { email: texts.hasInvitation } };
    return transmit(tx, made.id, isMailOff);
  });
}

/** Sends the e-mail of an invitation again, with a new link. */
export async function resend(actor: Actor, values: FormValues): Promise<StaffOutcome> {
  const id = readId(values);
  if (!id) return { outcome: "refused" };
  return limited(actor, "resend", async (tx, isMailOff) => {
    const { rowCount } = await tx
      .update(invitations)
      .set({ fingerprint: null, sentAt: null, mailing: null, expiresAt: newEnd, invitedBy: actor.userId })
      .where(eq(invitations.id, id));
    return rowCount === 1 ? transmit(tx, id, isMailOff) : { outcome: "gone" };
  });
}

/** Creates a new link, which the screen shows so that the owner can pass it on without e-mail. */
export async function showLink(actor: Actor, values: FormValues): Promise<StaffOutcome> {
  const id = readId(values);
  if (!id) return { outcome: "refused" };
  return limited(actor, "link", async (tx) => {
    const link = await createInvitationLink(tx, id);
    return link ? { outcome: "done", link: link.url } : { outcome: "gone" };
  });
}

/** Withdraws an invitation, so that its link no longer works. A repeated request succeeds too. */
export async function withdraw(actor: Actor, values: FormValues): Promise<StaffOutcome> {
  const id = readId(values);
  if (!id) return { outcome: "refused" };
  const result = await asOwner(actor, async (tx): Promise<StaffOutcome> => {
    await tx.delete(invitations).where(eq(invitations.id, id));
    return { outcome: "done" };
  });
  log.info({ actorId: actor.userId, id, isOwner: result !== null }, "invitation withdrawn");
  return result ?? notOwner;
}

/**
 * Queues the e-mail, whose link is created only when the e-mail is sent. If the site cannot send e-mail, creates the
 * link now, for the screen.
 */
async function transmit(tx: Executor, id: string, isMailOff: boolean): Promise<StaffOutcome> {
  if (isMailOff) {
    const link = await createInvitationLink(tx, id);
    return link ? { outcome: "done", link: link.url, isMailOff } : { outcome: "gone" };
  }
  await enqueue(tx, sendInvitationQueueName, { id });
  return { outcome: "done" };
}

async function limited(
  actor: Actor,
  intent: string,
  change: (tx: Executor, isMailOff: boolean) => Promise<StaffOutcome>,
): Promise<StaffOutcome> {
  const { allowed, retryAfterSeconds } = await takeRateLimit({ ...invitationLimit, key: actor.userId });
  if (!allowed) return { outcome: "limited", retryAfterSeconds };
  const isMailOff = !(await doesMailLeave());
  const result = (await asOwner(actor, (tx) => change(tx, isMailOff))) ?? notOwner;
  log.info({ actorId: actor.userId, intent, outcome: result.outcome }, "invitation");
  return result;
}

function readId(values: FormValues): string | null {
  const checked = checkForm(staffActSchema, values);
  return "errors" in checked || !isRecordId(checked.data.id) ? null : checked.data.id;
}
