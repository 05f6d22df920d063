import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { invitations, sessions, users } from "#app/db/schema/auth.server.ts";
import { endOtherAlerts } from "#app/lib/alerts/devices.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { log } from "#app/lib/log.server.ts";
import type { Actor } from "../../rules.ts";
import { notifySessionsEnded } from "../../realtime.server.ts";
import { staffTexts as texts } from "../labels.ts";
import { roleChangeSchema, staffActSchema } from "../validation.ts";
import type { StaffOutcome } from "./change.server.ts";
import { asOwner } from "./as-owner.server.ts";

const notOwner = { outcome: "refused", refusal: texts.notOwner } as const;
const ownAccount = { outcome: "refused", refusal: texts.ownAccount } as const;

/** Gives another person a new role. Nobody changes their own, so an owner always remains (rule accounts/last-owner). */
export async function changeRole(actor: Actor, values: FormValues): Promise<StaffOutcome> {
  const checked = checkForm(roleChangeSchema, values);
  if ("errors" in checked) return { outcome: "refused" };
  const { id, role } = checked.data;
  if (id === actor.userId) return ownAccount;
  const result = await asOwner(actor, async (tx): Promise<StaffOutcome> => {
    const { rowCount } = await tx.update(users).set({ role }).where(eq(users.id, id));
    if (rowCount !== 1) return { outcome: "gone" };
    if (role !== "owner") await withdrawInvitationsOf(tx, id);
    return { outcome: "done" };
  });
  return logged(actor, "change-role", { id, role }, result ?? notOwner);
}

/** Deactivates another person's account, and ends its sessions and invitations at once (rule accounts/deactivated). */
export async function deactivate(actor: Actor, values: FormValues): Promise<StaffOutcome> {
  const checked = checkForm(staffActSchema, values);
  if ("errors" in checked) return { outcome: "refused" };
  const { id } = checked.data;
  if (id === actor.userId) return ownAccount;
  const result = await asOwner(actor, async (tx): Promise<StaffOutcome> => {
    const { rowCount } = await tx
      .update(users)
      .set({ deactivatedAt: sql`now()` })
      .where(and(eq(users.id, id), isNull(users.deactivatedAt)));
    if (rowCount !== 1) return doneUnlessGone(tx, id);
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await endOtherAlerts(tx, id, null);
    await withdrawInvitationsOf(tx, id);
    await notifySessionsEnded(tx);
    return { outcome: "done" };
  });
  return logged(actor, "deactivate", { id }, result ?? notOwner);
}

/** Reactivates an account, with the role and the password it had. */
export async function reactivate(actor: Actor, values: FormValues): Promise<StaffOutcome> {
  const checked = checkForm(staffActSchema, values);
  if ("errors" in checked) return { outcome: "refused" };
  const { id } = checked.data;
  const result = await asOwner(actor, async (tx): Promise<StaffOutcome> => {
    const { rowCount } = await tx
      .update(users)
      .set({ deactivatedAt: null })
      .where(and(eq(users.id, id), isNotNull(users.deactivatedAt)));
    return rowCount === 1 ? { outcome: "done" } : doneUnlessGone(tx, id);
  });
  return logged(actor, "reactivate", { id }, result ?? notOwner);
}

/** Returns `done` if the account exists, even if nothing changed: a repeated request must succeed like the first. */
async function doneUnlessGone(tx: Executor, id: string): Promise<StaffOutcome> {
  return { outcome: (await tx.$count(users, eq(users.id, id))) === 1 ? "done" : "gone" };
}

/** Deletes the invitations that a person made and that nobody used yet, because this person may no longer invite. */
async function withdrawInvitationsOf(tx: Executor, id: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.invitedBy, id));
}

function logged(actor: Actor, intent: string, facts: object, result: StaffOutcome): StaffOutcome {
  log.info({ actorId: actor.userId, intent, ...facts, outcome: result.outcome }, "account changed");
  return result;
}
