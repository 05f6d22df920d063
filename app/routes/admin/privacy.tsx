import { requireActor } from "#app/domains/auth/guard.server.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { handlePrivacyRequest, type PrivacyOutcome } from "#app/domains/privacy/commands.server.ts";
import { DueSection, ErasuresSection } from "#app/domains/privacy/components/due-section.tsx";
import { PersonSection } from "#app/domains/privacy/components/person-section.tsx";
import { RetentionSection } from "#app/domains/privacy/components/retention-section.tsx";
import { privacyTexts } from "#app/domains/privacy/labels.ts";
import { listErasures } from "#app/domains/privacy/queries/person.server.ts";
import { getRetention, previewRetention } from "#app/domains/privacy/queries/retention.server.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { answerOf, answerOrFailed, unlessFailed } from "#app/lib/forms/outcome.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { listUnusedKinds } from "./unused-screens.server.ts";
import type { Route } from "./+types/privacy";

export async function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  const [retention, erasures, unused] = await Promise.all([
    getRetention(),
    listErasures(),
    listUnusedKinds(requestProfile(context)),
  ]);
  return {
    takesApplications: !unused.includes("application"),
    retention,
    erasures,
    preview: await previewRetention(retention),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  return answerOf(await handlePrivacyRequest(actor, formValues(await request.formData())));
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

/**
 * Loads the data again after a refused request too, so that the screen shows the current state. Does not load them
 * after a failed request.
 */
export const shouldRevalidate = unlessFailed;

export const meta = screenMeta(privacyTexts.title);

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const outcome: PrivacyOutcome | undefined = actionData;
  return (
    <AdminPage title={privacyTexts.title}>
      <div className="grid max-w-240 gap-5">
        {outcome && !outcome.intent && <Alert tone="danger">{actionData?.refusal}</Alert>}
        <PersonSection outcome={outcome} />
        <RetentionSection
          retention={loaderData.retention}
          outcome={outcome}
          takesApplications={loaderData.takesApplications}
        />
        <DueSection preview={loaderData.preview} />
        <ErasuresSection erasures={loaderData.erasures} />
      </div>
    </AdminPage>
  );
}
