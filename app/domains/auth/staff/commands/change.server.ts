import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import type { Actor } from "../../rules.ts";
import { changeRole, deactivate, reactivate } from "./accounts.server.ts";
import { invite, showLink, resend, withdraw } from "./invitations.server.ts";

/** `link` is shown once, so that a person can hand it over. `isMailOff` means that the site cannot send e-mail. */
export type StaffOutcome = Outcome<
  { done: { link?: string; isMailOff?: boolean }; refused: { refusal?: string } },
  "done" | "invalid" | "refused" | "gone" | "limited"
>;

type Change = (actor: Actor, values: FormValues) => Promise<StaffOutcome>;

/** A `Map`, because a request's intent may be any text, and an object also has names such as `constructor`. */
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
