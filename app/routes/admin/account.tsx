import { AlertsSection } from "#app/domains/auth/components/alerts-section.tsx";
import { changeAlerts } from "#app/domains/auth/commands/alerts.server.ts";
import { changeAccount } from "#app/domains/auth/commands/account.server.ts";
import { InstallSection } from "#app/domains/auth/components/install-section.tsx";
import { NameForm } from "#app/domains/auth/components/name-form.tsx";
import { PreferencesForm } from "#app/domains/auth/components/preferences-form.tsx";
import { PasswordForm } from "#app/domains/auth/components/password-form.tsx";
import { pendingFactor } from "#app/domains/auth/commands/second-factor.server.ts";
import { SecondFactor } from "#app/domains/auth/components/second-factor.tsx";
import { changePasskeys } from "#app/domains/auth/passkeys/commands.server.ts";
import { PasskeySection } from "#app/domains/auth/passkeys/components/passkey-section.tsx";
import { getPasskeys } from "#app/domains/auth/passkeys/queries.server.ts";
import { SessionList } from "#app/domains/auth/components/session-list.tsx";
import { browserOf, cookieHeaders } from "#app/domains/auth/gateway/browser.server.ts";
import { requireActor, rereadActor } from "#app/domains/auth/guard.server.ts";
import { endedLabels } from "#app/domains/auth/labels.ts";
import {
  getAlerts,
  getPreferences,
  getSecondFactor,
  listSessions,
} from "#app/domains/auth/queries.server.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { firstValue, formValues } from "#app/lib/forms/form.ts";
import { answerOf, answerOrFailed, unlessFailed } from "#app/lib/forms/outcome.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { SubjectSection } from "#app/ui/subject-section.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import type { Route } from "./+types/account";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireActor(context);
  const [alerts, sessions, preferences, secondFactor, passkeys] = await Promise.all([
    getAlerts(actor),
    listSessions(actor),
    getPreferences(actor),
    getSecondFactor(actor),
    getPasskeys(actor),
  ]);
  return { name: actor.name, email: actor.email, alerts, sessions, preferences, secondFactor, passkeys };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const browser = browserOf(request);
  const values = formValues(await request.formData());
  const intent = firstValue(values, "intent");
  if (intent.startsWith("alert-"))
    return answerOf({ ofAlerts: true, ...(await changeAlerts(actor, values, browser)) });
  if (intent.startsWith("passkey-")) {
    const { setCookies = [], ...changed } = {
      setCookies: undefined,
      ...(await changePasskeys(actor, values, browser)),
    };
    return answerOf({ ofPasskeys: true, ...changed }, {}, cookieHeaders(setCookies));
  }
  const result = await changeAccount(actor, values, browser);
  const pending = pendingFactor(result, values);
  if (result.outcome !== "done") return answerOf({ intent, pending, ...result });
  if (intent === "rename") await rereadActor(context, request);
  const { setCookies = [], ...done } = result;
  return answerOf({ intent, pending, ...done }, {}, cookieHeaders(setCookies));
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

export const shouldRevalidate = unlessFailed;

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export const meta = screenMeta("Mon compte");

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, alerts, sessions, preferences, secondFactor, passkeys } = loaderData;
  const answer = actionData && "intent" in actionData ? actionData : undefined;
  const answerTo = (intent: string) => (answer?.intent === intent ? answer : undefined);
  const ofAlerts = actionData && "ofAlerts" in actionData ? actionData : undefined;
  return (
    <AdminPage title="Mon compte">
      <div className="grid max-w-240 gap-5">
        {!ofAlerts && (actionData?.outcome === "refused" || actionData?.outcome === "failed") && (
          <Alert tone="danger">{actionData.refusal}</Alert>
        )}
        <NameForm name={name} email={email} answered={answerTo("rename")} />
        <PreferencesForm preferences={preferences} answered={answerTo("preferences")} />
        <SubjectSection title="Apparence" intro="Ce choix ne vaut que pour cet appareil.">
          <ThemeSwitch />
        </SubjectSection>
        <InstallSection />
        <AlertsSection alerts={alerts} answered={ofAlerts} />
        <PasswordForm email={email} answered={answerTo("change-password")} />
        <SecondFactor state={secondFactor} answered={answer} />
        <PasskeySection
          passkeys={passkeys}
          answered={actionData && "ofPasskeys" in actionData ? actionData : undefined}
        />
        <SessionList sessions={sessions} ended={answer && endedLabels.get(answer.intent)} />
      </div>
    </AdminPage>
  );
}
