import { data } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { handlePrivacyIntent } from "#app/domains/privacy/commands.server.ts";
import { DueSection, ErasuresSection } from "#app/domains/privacy/components/due-section.tsx";
import { PersonSection } from "#app/domains/privacy/components/person-section.tsx";
import { RetentionSection } from "#app/domains/privacy/components/retention-section.tsx";
import { privacyTexts } from "#app/domains/privacy/labels.ts";
import { listErasures } from "#app/domains/privacy/queries/person.server.ts";
import { getRetention, previewRetention } from "#app/domains/privacy/queries/retention.server.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { answerOf, outcomeStatus } from "#app/lib/forms/outcome.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import type { Route } from "./+types/privacy";

export async function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  const [retention, erasures] = await Promise.all([getRetention(), listErasures()]);
  return { retention, erasures, preview: await previewRetention(retention) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const outcome = await handlePrivacyIntent(actor, formValues(await request.formData()));
  if (!outcome) throw data(null, outcomeStatus.refused);
  return answerOf(outcome);
}

/** A refused request shows the current state, too. */
export function shouldRevalidate() {
  return true;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${privacyTexts.title} | ${businessProfile.name}` }];
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={privacyTexts.title}>
      <div className="grid max-w-240 gap-5">
        <PersonSection outcome={actionData} />
        <RetentionSection retention={loaderData.retention} outcome={actionData} />
        <DueSection preview={loaderData.preview} />
        <ErasuresSection erasures={loaderData.erasures} />
      </div>
    </AdminPage>
  );
}
