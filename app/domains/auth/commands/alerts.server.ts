import { db } from "#app/db/client.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import {
  addAlertDevice,
  alertAddress,
  chooseAlerts,
  endAlertsOfSession,
  noteAlertDevice,
  removeAlertDevice,
} from "#app/lib/alerts/devices.server.ts";
import { alertKey, renewAlertKey } from "#app/lib/alerts/key.server.ts";
import { isPushAddress, sendAlert } from "#app/lib/alerts/sending.server.ts";
import { alertText, rolesTold } from "#app/lib/alerts/texts.ts";
import { env } from "#app/lib/env.server.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import type { Browser } from "../gateway/browser.server.ts";
import { alertTexts } from "../labels.ts";
import type { Actor, StaffActor } from "../rules.ts";
import { alertChoicesSchema, alertDeviceIdSchema, alertDeviceSchema } from "../validation.ts";

/** `id` is the device whose form was sent. `said` is the French sentence that reports the result. */
export type AlertOutcome = Outcome<
  { done: { id?: string; said?: string }; invalid: { id: string }; refused: { refusal?: string } },
  "done" | "invalid" | "refused" | "gone" | "limited"
>;

/** Limits how often a person turns alerts on or tests them, because a test makes this server call another one. */
const limits = { scope: "alerts", limit: 20, windowSeconds: 3_600 } as const;
const trialSeconds = 60;

/** Handles the forms of the account screen about the person's alerts (rules reach/alerts, reach/choices). */
export async function changeAlerts(
  actor: StaffActor,
  values: FormValues,
  browser: Browser,
): Promise<AlertOutcome> {
  const { userId } = actor;
  switch (values.intent) {
    case "alert-on":
      return turnOn(actor, values, browser);
    case "alert-here":
      await noteAlertDevice(actor, firstValue(values, "endpoint").slice(0, 1_000));
      return { outcome: "done" };
    case "alert-choices":
      return choose(userId, values);
    case "alert-renew":
      // A new key ends the alerts of every person, so only a role that gets alerts about failures may create one.
      if (!rolesTold.failure.includes(actor.role)) return { outcome: "refused" };
      await renewAlertKey();
      return { outcome: "done", said: alertTexts.renewed };
  }
  const checked = checkForm(alertDeviceIdSchema, values);
  if ("errors" in checked) return { outcome: "refused" };
  const { id } = checked.data;
  if (values.intent === "alert-trial") return tryOut(userId, id);
  await removeAlertDevice(userId, id);
  return { outcome: "done", said: alertTexts.removed };
}

/** Ends the alerts of the device on which the person signs out (rule reach/signed-out). */
export async function endAlertsHere(actor: Actor): Promise<void> {
  await endAlertsOfSession(db, actor);
}

async function turnOn(actor: Actor, values: FormValues, { userAgent }: Browser): Promise<AlertOutcome> {
  const checked = checkForm(alertDeviceSchema, values);
  if ("errors" in checked) return { outcome: "refused", refusal: alertTexts.refusedAddress };
  const { allowed, retryAfterSeconds } = await takeRateLimit({ ...limits, key: actor.userId });
  if (!allowed) return { outcome: "limited", retryAfterSeconds };
  if (!(await isPushAddress(checked.data))) return { outcome: "refused", refusal: alertTexts.refusedAddress };
  await addAlertDevice(actor, checked.data, userAgent);
  log.info({ actorId: actor.userId }, "alerts turned on");
  return { outcome: "done", said: alertTexts.turnedOn };
}

async function choose(userId: string, values: FormValues): Promise<AlertOutcome> {
  const checked = checkForm(alertChoicesSchema, values);
  if ("errors" in checked) {
    if (checked.errors.quietFrom === undefined) return { outcome: "refused" };
    return { outcome: "invalid", id: firstValue(values, "id"), errors: checked.errors };
  }
  const { id, ...choices } = checked.data;
  if (!(await chooseAlerts(userId, id, choices))) return { outcome: "gone" };
  return { outcome: "done", id, said: alertTexts.saved };
}

/**
 * Sends a test alert to one device, even in its quiet hours. Returns what the push service (the server of the browser's
 * vendor, which passes alerts on) answered.
 */
async function tryOut(userId: string, id: string): Promise<AlertOutcome> {
  const address = await alertAddress(userId, id);
  if (!address) return { outcome: "gone" };
  const { allowed, retryAfterSeconds } = await takeRateLimit({ ...limits, key: userId });
  if (!allowed) return { outcome: "limited", retryAfterSeconds };
  const key = await alertKey();
  if (key === "locked") return { outcome: "refused", refusal: alertTexts.locked };
  if (env().DEMO === "on") return { outcome: "done", id, said: alertTexts.trials.demo };
  const { email } = await currentProfile();
  const message = { ...alertText("trial", ""), path: "/admin/account", tag: "essai", waiting: null };
  const options = { key, contact: `mailto:${email}`, lifetimeSeconds: trialSeconds };
  const sent = await sendAlert(address, message, options);
  if (sent.outcome === "gone") await removeAlertDevice(userId, id);
  return { outcome: "done", id, said: alertTexts.trials[sent.outcome] };
}
