import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import type { Actor } from "../../rules.ts";
import { changeRole, deactivate, reactivate } from "./accounts.server.ts";
import { invite, showLink, resend, withdraw } from "./invitations.server.ts";

/**
 * `link` is the invitation's link, returned once, for the owner to hand over. `isMailOff`: the site cannot send e-mail.
 */
export type StaffOutcome = Outcome<
  { done: { link?: string; isMailOff?: boolean }; refused: { refusal?: string } },
  "done" | "invalid" | "refused" | "gone" | "limited"
>;

type Change = (actor: Actor, values: FormValues) => Promise<StaffOutcome>;

/**
 * A `Map`, because a request may send any text as its intent, and an object would also find inherited names such as
 * `constructor`.
 */
const changes: ReadonlyMap<string, Change> = new Map([
  ["invite", invite],
  ["resend", resend],
  ["link", showLink],
  ["withdraw", withdraw],
  ["change-role", changeRole],
  ["deactivate", deactivate],
  ["reactivate", reactivate],
]);

/** Runs the change that a form of the accounts screen asks for. Returns `refused` for an unknown intent. */
export async function changeStaff(actor: Actor, values: FormValues): Promise<StaffOutcome> {
  const change = changes.get(firstValue(values, "intent"));
  return change ? change(actor, values) : { outcome: "refused" };
}
