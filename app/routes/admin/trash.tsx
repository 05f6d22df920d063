import { data } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { useRevalidateOn } from "#app/domains/inbox/components/inbox-live.tsx";
import { changeTrash } from "#app/domains/inbox/trash/commands.server.ts";
import { TrashList } from "#app/domains/inbox/trash/components/trash-list.tsx";
import { trashOutcomeTexts, trashTexts } from "#app/domains/inbox/trash/labels.ts";
import { listTrash } from "#app/domains/inbox/trash/queries.server.ts";
import type { TrashOutcome } from "#app/domains/inbox/trash/rules.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { pageNumber } from "#app/lib/pages/paging.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import type { Route } from "./+types/trash";

const statuses = { restored: 200, deleted: 200, gone: 404, stale: 409 } satisfies Record<
  TrashOutcome,
  number
>;

export async function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  return { trash: await listTrash(pageNumber(url.searchParams.get("page"))) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const outcome = await changeTrash(actor, formValues(await request.formData()));
  if (!outcome) throw data(null, { status: 400 });
  return data({ outcome }, statuses[outcome]);
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
  const outcome = actionData?.outcome;
  const isDone = outcome === "restored" || outcome === "deleted";
  return (
    <AdminPage title={trashTexts.title}>
      {outcome && (
        <Alert tone={isDone ? "success" : "danger"} className="mb-5 max-w-240">
          {trashOutcomeTexts[outcome]}
        </Alert>
      )}
      <TrashList trash={loaderData.trash} />
    </AdminPage>
  );
}
