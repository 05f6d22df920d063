import { data, Form, redirect, useNavigation } from "react-router";
import { browserOf, cookieHeaders } from "#app/domains/auth/gateway/browser.server.ts";
import { signInByCode } from "#app/domains/auth/commands/second-factor.server.ts";
import { SignInScreen } from "#app/domains/auth/components/sign-in-screen.tsx";
import { hasChallenge } from "#app/domains/auth/gateway/second-factor.server.ts";
import { codeTexts as texts, tooManyAttempts } from "#app/domains/auth/labels.ts";
import { returnPath, signInPath } from "#app/domains/auth/rules.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { outcomeStatus } from "#app/lib/forms/outcome.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { Route } from "./+types/login-code";

export async function loader({ request, url }: Route.LoaderArgs) {
  const back = url.searchParams.get("retour");
  if (!hasChallenge(browserOf(request))) return redirect(signInPath(returnPath(back)));
  return { back: signInPath(returnPath(back)), trusted: url.searchParams.get("appareil") === "on" };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const values = formValues(await request.formData());
  const result = await signInByCode(values, context.get(requestInfo).clientKey, browserOf(request));
  switch (result.outcome) {
    case "done":
      return redirect(returnPath(url.searchParams.get("retour")), {
        headers: cookieHeaders(result.setCookies),
      });
    case "invalid":
      return data({ error: result.errors.code, message: undefined }, outcomeStatus.invalid);
    case "gone":
      return data({ error: undefined, message: texts.over }, 401);
    case "limited": {
      const message = tooManyAttempts(Math.ceil(result.retryAfterSeconds / 60));
      const headers = { "Retry-After": String(result.retryAfterSeconds) };
      return data({ error: undefined, message }, { status: outcomeStatus.limited, headers });
    }
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta = screenMeta(texts.title);

export default function LoginCode({ loaderData: { back, trusted }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <SignInScreen title={texts.title} lost={texts.lost}>
      <Form method="post" noValidate className="grid gap-5">
        {actionData?.message && <Alert tone="danger">{actionData.message}</Alert>}
        <p>{texts.lead}</p>
        {trusted && <input type="hidden" name="trusted" value="on" />}
        <Field label={texts.label} name="code" error={actionData?.error}>
          <TextInput autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} />
        </Field>
        <Button type="submit" busy={isBusy} busyLabel="Un instant…">
          {texts.act}
        </Button>
        <AppLink to={back} className="text-cobalt">
          {texts.back}
        </AppLink>
      </Form>
    </SignInScreen>
  );
}
