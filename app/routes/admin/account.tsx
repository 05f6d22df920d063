import { data } from "react-router";
import { carryOutAccountIntent } from "#app/domains/auth/commands/account.server.ts";
import { NameForm } from "#app/domains/auth/components/name-form.tsx";
import { PasswordForm } from "#app/domains/auth/components/password-form.tsx";
import { SessionList } from "#app/domains/auth/components/session-list.tsx";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { endedLabels } from "#app/domains/auth/labels.ts";
import { listSessions } from "#app/domains/auth/queries.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import type { Route } from "./+types/account";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireActor(context);
  return { name: actor.name, email: actor.email, sessions: await listSessions(actor) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const browser = { cookies: request.headers.get("cookie"), userAgent: request.headers.get("user-agent") };
  const outcome = await carryOutAccountIntent(actor, formValues(await request.formData()), browser);
  if (!outcome) throw data(null, { status: 400 });
  if (outcome.status === "invalid") return data(outcome, { status: 422 });
  const { intent, status, setCookies = [] } = outcome;
  return data({ intent, status }, { headers: setCookies.map((cookie) => ["Set-Cookie", cookie]) });
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
