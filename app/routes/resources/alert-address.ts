import { renewAlertAddress } from "#app/domains/auth/commands/renewed-alert.server.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { jsonAnswer } from "#app/lib/forms/outcome.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { postOnly } from "#app/lib/pages/post-only.ts";
import type { Route } from "./+types/alert-address";

export const loader = postOnly;

/**
 * Receives the new address at which a device gets alerts, after the browser has changed it. The device's service worker
 * sends the address, perhaps when the person's session has already ended.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const values = formValues(await request.formData());
  const { outcome } = await renewAlertAddress(values, context.get(requestInfo).clientKey);
  return jsonAnswer({ outcome }, { "Cache-Control": "no-store" });
}
