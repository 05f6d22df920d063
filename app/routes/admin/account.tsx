import { data } from "react-router";
import { changeAccount } from "#app/domains/auth/commands/account.server.ts";
import { NameForm } from "#app/domains/auth/components/name-form.tsx";
import { PasswordForm } from "#app/domains/auth/components/password-form.tsx";
import { SessionList } from "#app/domains/auth/components/session-list.tsx";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { endedLabels } from "#app/domains/auth/labels.ts";
import { listSessions } from "#app/domains/auth/queries.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { firstValue, formValues } from "#app/lib/forms/form.ts";
import { answerOf, outcomeStatus } from "#app/lib/forms/outcome.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import type { Route } from "./+types/account";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireActor(context);
  return { name: actor.name, email: actor.email, sessions: await listSessions(actor) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const browser = { cookies: request.headers.get("cookie"), userAgent: request.headers.get("user-agent") };
  const values = formValues(await request.formData());
  const result = await changeAccount(actor, values, browser);
  if (result.outcome === "refused") throw data(null, outcomeStatus.refused);
  const intent = firstValue(values, "intent");
  if (result.outcome === "invalid") return answerOf({ intent, ...result });
  const { setCookies = [], ...done } = result;
  return answerOf(
    { intent, ...done },
    {},
    setCookies.map((cookie) => ["Set-Cookie", cookie]),
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `Mon compte | ${businessProfile.name}` }];
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, sessions } = loaderData;
  const answerTo = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  return (
    <AdminPage title="Mon compte">
      <div className="grid max-w-240 gap-5">
        <NameForm name={name} email={email} answered={answerTo("rename")} />
        <PasswordForm email={email} answered={answerTo("change-password")} />
        <SessionList sessions={sessions} ended={actionData && endedLabels[actionData.intent]} />
      </div>
    </AdminPage>
  );
}
