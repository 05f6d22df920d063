import { requireActor } from "#app/domains/auth/guard.server.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { changeTemplate } from "#app/domains/inbox/replies/commands/templates.server.ts";
import { TemplateList } from "#app/domains/inbox/replies/components/template-list.tsx";
import { templateTexts } from "#app/domains/inbox/replies/labels.ts";
import { listTemplates } from "#app/domains/inbox/replies/queries.server.ts";
import { newTemplate, templateAddress } from "#app/domains/inbox/replies/rules.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { answerOf, answerOrFailed, unlessFailed } from "#app/lib/forms/outcome.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { listUnusedKinds } from "./unused-screens.server.ts";
import type { Route } from "./+types/templates";

export async function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  const profile = requestProfile(context);
  return { templates: await listTemplates(profile, await listUnusedKinds(profile)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const result = await changeTemplate(actor, formValues(await request.formData()));
  return answerOf(result, { gone: templateTexts.gone });
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

export const shouldRevalidate = unlessFailed;

export const meta = screenMeta(templateTexts.title);

export default function Templates({ loaderData: { templates }, actionData }: Route.ComponentProps) {
  return (
    <AdminPage
      title={templateTexts.title}
      actions={
        <LinkButton size="sm" to={templateAddress(newTemplate)} className="md:ml-auto">
          {templateTexts.create}
        </LinkButton>
      }
    >
      {actionData?.refusal && (
        <Alert tone="danger" className="mb-5 max-w-240">
          {actionData.refusal}
        </Alert>
      )}
      <TemplateList templates={templates} />
    </AdminPage>
  );
}
