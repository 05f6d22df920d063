import { requireActor } from "#app/domains/auth/guard.server.ts";
import { changeStaff } from "#app/domains/auth/staff/commands/change.server.ts";
import { StaffScreen } from "#app/domains/auth/staff/components/staff-screen.tsx";
import { staffTexts as texts } from "#app/domains/auth/staff/labels.ts";
import { listInvitations, listStaff } from "#app/domains/auth/staff/queries.server.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { firstValue, formValues } from "#app/lib/forms/form.ts";
import { answerOf, answerOrFailed, unlessFailed } from "#app/lib/forms/outcome.ts";
import { doesMailLeave } from "#app/lib/mail/pause.server.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { useKeptAnswer } from "#app/ui/use-kept-answer.ts";
import type { Route } from "./+types/staff";

export async function loader({ context }: Route.LoaderArgs) {
  const { userId } = requireActor(context);
  const [staff, invitations, mailLeaves] = await Promise.all([
    listStaff(),
    listInvitations(),
    doesMailLeave(),
  ]);
  return { userId, staff, invitations, mailLeaves };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const values = formValues(await request.formData());
  const result = await changeStaff(actor, values);
  const typed = { intent: firstValue(values, "intent"), id: firstValue(values, "id"), values };
  return answerOf({ ...typed, ...result }, { gone: texts.gone, limited: texts.limited });
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

export const shouldRevalidate = unlessFailed;

export const meta = screenMeta(texts.title);

export default function Staff({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={texts.title}>
      <StaffScreen {...loaderData} answered={useKeptAnswer(actionData)} />
    </AdminPage>
  );
}
