import { browserOf } from "#app/domains/auth/gateway/browser.server.ts";
import { createPasskeyChallenge } from "#app/domains/auth/passkeys/commands.server.ts";
import { outcomeStatus } from "#app/lib/forms/outcome.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { postOnly } from "#app/lib/pages/post-only.ts";
import type { Route } from "./+types/login-passkey";

export const loader = postOnly;

/**
 * Creates the challenge (a random value to be signed) for a sign-in with a passkey. The sign-in page's script requests
 * it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const browser = { ...browserOf(request), cookies: null };
  const created = await createPasskeyChallenge(context.get(requestInfo).clientKey, browser);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (created.outcome === "limited") {
    headers.set("Retry-After", String(created.retryAfterSeconds));
    return new Response(null, { status: outcomeStatus.limited, headers });
  }
  for (const cookie of created.setCookies) headers.append("Set-Cookie", cookie);
  return Response.json(created.options, { headers });
}
