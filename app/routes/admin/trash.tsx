import { data } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { useRevalidateOn } from "#app/domains/inbox/components/inbox-live.tsx";
import { changeTrash } from "#app/domains/inbox/trash/commands.server.ts";
import { TrashList } from "#app/domains/inbox/trash/components/trash-list.tsx";
import { trashNotices, trashRefusals, trashTexts } from "#app/domains/inbox/trash/labels.ts";
import { listTrash } from "#app/domains/inbox/trash/queries.server.ts";
import { firstValue, formValues } from "#app/lib/forms/form.ts";
import { answerOf, outcomeStatus } from "#app/lib/forms/outcome.ts";
import { pageNumber } from "#app/lib/pages/paging.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import type { Route } from "./+types/trash";

export async function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  return { trash: await listTrash(pageNumber(url.searchParams.get("page"))) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const values = formValues(await request.formData());
  const result = await changeTrash(actor, values);
  if (result.outcome === "refused") throw data(null, outcomeStatus.refused);
  return answerOf({ intent: firstValue(values, "intent"), ...result }, trashRefusals);
}

/** A refused request shows the current state, too. */
export function shouldRevalidate() {
  return true;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${trashTexts.title} | ${businessProfile.name}` }];
}

export default function Trash({ loaderData, actionData }: Route.ComponentProps) {
  useRevalidateOn(["contact_messages", "quote_requests", "technician_applications"]);
  return (
    <AdminPage title={trashTexts.title}>
      {actionData && (
        <Alert tone={actionData.refusal ? "danger" : "success"} className="mb-5 max-w-240">
          {actionData.refusal ?? trashNotices[actionData.intent]}
        </Alert>
      )}
      <TrashList trash={loaderData.trash} />
    </AdminPage>
  );
}
