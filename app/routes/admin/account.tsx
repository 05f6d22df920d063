import { changeAccount } from "#app/domains/auth/commands/account.server.ts";
import { NameForm } from "#app/domains/auth/components/name-form.tsx";
import { PreferencesForm } from "#app/domains/auth/components/preferences-form.tsx";
import { PasswordForm } from "#app/domains/auth/components/password-form.tsx";
import { drawnFactor } from "#app/domains/auth/commands/second-factor.server.ts";
import { SecondFactor } from "#app/domains/auth/components/second-factor.tsx";
import { SessionList } from "#app/domains/auth/components/session-list.tsx";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { endedLabels } from "#app/domains/auth/labels.ts";
import { getPreferences, getSecondFactor, listSessions } from "#app/domains/auth/queries.server.ts";
import { profileOf } from "#app/domains/business/profile.ts";
import { firstValue, formValues } from "#app/lib/forms/form.ts";
import { answerOf, answerOrFailed, unlessFailed } from "#app/lib/forms/outcome.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { SubjectSection } from "#app/ui/subject-section.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import type { Route } from "./+types/account";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireActor(context);
  const [sessions, preferences, secondFactor] = await Promise.all([
    listSessions(actor),
    getPreferences(actor),
    getSecondFactor(actor),
  ]);
  return { name: actor.name, email: actor.email, sessions, preferences, secondFactor };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const browser = { cookies: request.headers.get("cookie"), userAgent: request.headers.get("user-agent") };
  const values = formValues(await request.formData());
  const result = await changeAccount(actor, values, browser);
  const intent = firstValue(values, "intent");
  const drawn = drawnFactor(result, values);
  if (result.outcome !== "done") return answerOf({ intent, drawn, ...result });
  const { setCookies = [], ...done } = result;
  return answerOf(
    { intent, drawn, ...done },
    {},
    setCookies.map((cookie) => ["Set-Cookie", cookie]),
  );
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return answerOrFailed(request, serverAction);
}

export const shouldRevalidate = unlessFailed;

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  return [{ title: `Mon compte | ${profile.name}` }];
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, sessions, preferences, secondFactor } = loaderData;
  const answer = actionData && "intent" in actionData ? actionData : undefined;
  const answerTo = (intent: string) => (answer?.intent === intent ? answer : undefined);
  return (
    <AdminPage title="Mon compte">
      <div className="grid max-w-240 gap-5">
        {(actionData?.outcome === "refused" || actionData?.outcome === "failed") && (
          <Alert tone="danger">{actionData.refusal}</Alert>
        )}
        <NameForm name={name} email={email} answered={answerTo("rename")} />
        <PreferencesForm preferences={preferences} answered={answerTo("preferences")} />
        <SubjectSection title="Apparence" intro="Ce choix ne vaut que pour cet appareil.">
          <ThemeSwitch />
        </SubjectSection>
        <PasswordForm email={email} answered={answerTo("change-password")} />
        <SecondFactor state={secondFactor} answered={answer} />
        <SessionList sessions={sessions} ended={answer && endedLabels[answer.intent]} />
      </div>
    </AdminPage>
  );
}
