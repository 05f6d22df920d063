import { moveAlertDevice } from "#app/lib/alerts/devices.server.ts";
import { isPushAddress } from "#app/lib/alerts/sending.server.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import { renewedAlertSchema } from "../validation.ts";

/** Twenty requests an hour from one IP address are plenty: a browser renews its push address a few times a year. */
const limit = { scope: "alert-address", limit: 20, windowSeconds: 3_600 } as const;

/**
 * Stores the push address that a browser renewed (rule reach/renewed). No session is needed: the previous address is
 * the proof, because only the device, its push service and this site know it. Returns `gone` when no device has that
 * address.
 */
export async function renewAlertAddress(
  values: FormValues,
  clientKey: string,
): Promise<Outcome<unknown, "done" | "refused" | "gone" | "limited">> {
  const checked = checkForm(renewedAlertSchema, values);
  if ("errors" in checked) return { outcome: "refused" };
  const { allowed, retryAfterSeconds } = await takeRateLimit({ ...limit, key: clientKey });
  if (!allowed) return { outcome: "limited", retryAfterSeconds };
  const { former, ...address } = checked.data;
  if (!(await isPushAddress(address))) return { outcome: "refused" };
  const isMoved = await moveAlertDevice(former, address);
  log.info({ isMoved }, "push address renewed");
  return { outcome: isMoved ? "done" : "gone" };
}
