import { data, redirect } from "react-router";
import { browserOf, cookieHeaders } from "#app/domains/auth/gateway/browser.server.ts";
import { signIn } from "#app/domains/auth/commands/sign-in.server.ts";
import { SignInForm } from "#app/domains/auth/components/sign-in-form.tsx";
import { SignInScreen } from "#app/domains/auth/components/sign-in-screen.tsx";
import {
  demoAccount,
  signInLimited,
  signInLinkTexts,
  signInRefused,
  tooManyAttempts,
} from "#app/domains/auth/labels.ts";
import { signInByPasskey } from "#app/domains/auth/passkeys/commands.server.ts";
import { passkeyTexts } from "#app/domains/auth/passkeys/labels.ts";
import { getActor } from "#app/domains/auth/queries.server.ts";
import { afterPassword, returnPath } from "#app/domains/auth/rules.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { env } from "#app/lib/env.server.ts";
import { firstValue, formValues, type FormValues } from "#app/lib/forms/form.ts";
import { outcomeStatus } from "#app/lib/forms/outcome.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import type { Route } from "./+types/login";

export async function loader({ request, url }: Route.LoaderArgs) {
  const { actor } = await getActor(browserOf(request));
  if (actor) return redirect(returnPath(url.searchParams.get("retour")));
  const note = url.searchParams.has("reconnu") ? signInLinkTexts.known : undefined;
  return { demoAccount: env().DEMO === "on" ? demoAccount : null, note, origin: siteOrigin() };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const values = formValues(await request.formData());
  const email = [values.email ?? ""].flat().join();
  const typed = { email, trusted: values.trusted === "on" };
  const back = url.searchParams.get("retour");
  if (firstValue(values, "intent") === "passkey")
    return answerPasskey(values, typed, back, context.get(requestInfo).clientKey, browserOf(request));
  const result = await signIn(values, context.get(requestInfo).clientKey, browserOf(request));
  switch (result.outcome) {
    case "done":
      return redirect(afterPassword(result.needsCode, back, typed.trusted), {
        headers: cookieHeaders(result.setCookies),
      });
    case "invalid":
      return data({ ...typed, errors: result.errors }, outcomeStatus.invalid);
    case "refused":
      // The status is 401, because the person may type the password again. Elsewhere `refused` gives 400, for requests
      // that no form of the site sends.
      return data({ ...typed, message: signInRefused }, 401);
    case "limited": {
      const headers = { "Retry-After": String(result.retryAfterSeconds) };
      const message = signInLimited(Math.ceil(result.retryAfterSeconds / 60), result.isLinkMailed);
      return data({ ...typed, message }, { status: outcomeStatus.limited, headers });
    }
  }
}

async function answerPasskey(
  values: FormValues,
  typed: { email: string; trusted: boolean },
  back: string | null,
  clientKey: string,
  browser: ReturnType<typeof browserOf>,
) {
  const result = await signInByPasskey(values, clientKey, browser);
  if (result.outcome === "done")
    return redirect(returnPath(back), {
      headers: cookieHeaders(result.setCookies),
    });
  if (result.outcome === "refused") return data({ ...typed, message: passkeyTexts.refused }, 401);
  const message = tooManyAttempts(Math.ceil(result.retryAfterSeconds / 60));
  const headers = { "Retry-After": String(result.retryAfterSeconds) };
  return data({ ...typed, message }, { status: outcomeStatus.limited, headers });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta = screenMeta("Connexion");

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SignInScreen demoAccount={loaderData.demoAccount}>
      <SignInForm answered={actionData} note={loaderData.note} origin={loaderData.origin} />
    </SignInScreen>
  );
}
