import { data, redirect } from "react-router";
import { browserOf, cookieHeaders } from "#app/domains/auth/gateway/browser.server.ts";
import { AcceptanceForm } from "#app/domains/auth/staff/components/acceptance-form.tsx";
import { LinkOver } from "#app/domains/auth/components/link-over.tsx";
import { SignInScreen } from "#app/domains/auth/components/sign-in-screen.tsx";
import { acceptInvitation } from "#app/domains/auth/staff/commands/accept.server.ts";
import { invitationTexts as texts } from "#app/domains/auth/staff/labels.ts";
import { getInvitation } from "#app/domains/auth/staff/queries.server.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { firstValue, formValues } from "#app/lib/forms/form.ts";
import { outcomeStatus } from "#app/lib/forms/outcome.ts";
import type { Route } from "./+types/login-invitation";

/**
 * Loads the form of an invitation. Programs that scan e-mails open their links, so opening the page must not use up the
 * invitation. Only the sent form does.
 */
export async function loader({ url }: Route.LoaderArgs) {
  const invited = await getInvitation(url.searchParams.get("token") ?? "");
  return data({ email: invited?.email ?? null }, invited ? undefined : 410);
}

export async function action({ request, url }: Route.ActionArgs) {
  const values = formValues(await request.formData());
  const result = await acceptInvitation(url.searchParams.get("token") ?? "", values, browserOf(request));
  switch (result.outcome) {
    case "done":
      return redirect("/admin", { headers: cookieHeaders(result.setCookies) });
    case "invalid":
      return data({ name: firstValue(values, "name"), errors: result.errors }, outcomeStatus.invalid);
    case "gone":
      return data(null, 410);
  }
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta = screenMeta(texts.title);

export default function LoginInvitation({ loaderData: { email }, actionData }: Route.ComponentProps) {
  return (
    <SignInScreen title={texts.title} lost={null}>
      {email ? (
        <AcceptanceForm email={email} answered={actionData ?? undefined} />
      ) : (
        <LinkOver why={texts.over} back={texts.back} />
      )}
    </SignInScreen>
  );
}
