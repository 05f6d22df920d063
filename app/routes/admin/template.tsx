import { data } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { screenTitle } from "#app/domains/business/rules/screen-title.ts";
import { TemplateEditor } from "#app/domains/inbox/replies/components/template-editor.tsx";
import { templateTexts } from "#app/domains/inbox/replies/labels.ts";
import { getTemplate } from "#app/domains/inbox/replies/queries.server.ts";
import { newTemplate, templatesPath } from "#app/domains/inbox/replies/rules.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { listUnusedKinds } from "./unused-screens.server.ts";
import type { Route } from "./+types/template";

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  requireActor(context);
  const unused = await listUnusedKinds(requestProfile(context));
  if (id === newTemplate) return { template: null, key: crypto.randomUUID(), unused };
  const template = isRecordId(id) ? await getTemplate(id) : null;
  if (!template) throw data(null, { status: 404 });
  return { template, key: template.id, unused };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return screenTitle(matches, loaderData?.template ? templateTexts.edit : templateTexts.create);
}

export default function Template({ loaderData: { template, key, unused } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={template ? templateTexts.edit : templateTexts.create}
      actions={
        <LinkButton variant="text" size="sm" to={templatesPath}>
          Tous les modèles
        </LinkButton>
      }
    >
      <TemplateEditor key={template?.id} template={template} freshKey={key} unused={unused} />
    </AdminPage>
  );
}
