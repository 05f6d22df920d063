import { useEffect, useState } from "react";
import { redirect } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { useProfile } from "#app/domains/business/profile.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { useLiveState, useRevalidateOn } from "#app/domains/inbox/components/inbox-live.tsx";
import { receiveImport } from "#app/domains/locations/import/commands/receive.server.ts";
import { ImportForm } from "#app/domains/locations/import/components/import-form.tsx";
import { ImportHistory } from "#app/domains/locations/import/components/import-history.tsx";
import { ImportRunPanel } from "#app/domains/locations/import/components/import-run.tsx";
import { WithoutFile } from "#app/domains/locations/import/components/without-file.tsx";
import { importLabels } from "#app/domains/locations/import/labels.ts";
import { getImportScreen } from "#app/domains/locations/import/queries.server.ts";
import { isUnderWay } from "#app/domains/locations/import/rules/runs.ts";
import { departmentNumberOf } from "#app/domains/locations/rules/department-of.ts";
import { defaultPatterns } from "#app/domains/locations/import/rules/new-locations.ts";
import { countCommunesNear } from "#app/domains/locations/zones/queries/elsewhere.server.ts";
import { keepLoaded } from "#app/lib/pages/keep-loaded.ts";
import { answerOf } from "#app/lib/forms/outcome.ts";
import { streamedForm } from "#app/lib/forms/received-form.server.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { LiveState } from "#app/ui/live-state.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import type { Route } from "./+types/location-import";

export async function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  const [screen, near] = await Promise.all([getImportScreen(), countCommunesNear()]);
  return { ...screen, near };
}

const kept = keepLoaded<Awaited<ReturnType<typeof loader>>>();

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => kept.load(serverLoader);

/**
 * Receives the form from a browser without JavaScript. With JavaScript, the page's script posts the file to
 * location-import-file.ts, so that it can show the progress.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await receiveImport(requireActor(context), streamedForm(request));
  if (answer.outcome === "done" || answer.outcome === "refused") return redirect("/admin/locations/import");
  return answerOf(answer);
}

export const meta = screenMeta(importLabels.title);

export default function LocationImport({ loaderData, actionData }: Route.ComponentProps) {
  const profile = useProfile();
  useEffect(() => kept.remember(loaderData), [loaderData]);
  useRevalidateOn(["import_runs"]);
  const { current, failures, history, near = 0 } = loaderData;
  const [isSending, setIsSending] = useState(false);
  // While the form sends its file, the form itself shows the progress, and this panel shows the previous import.
  const shown = isSending && current?.status === "receiving" ? history[1] : current;
  return (
    <AdminPage
      title={importLabels.title}
      padded={false}
      actions={
        <LinkButton to="/admin/locations" variant="text" size="sm">
          Retour aux localisations
        </LinkButton>
      }
      live={<LiveState state={useLiveState()} />}
    >
      {"loadFailed" in loaderData && <LoadFailure what="les imports" />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 px-4 py-5 md:px-7 md:py-7 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-6">
          {shown && <ImportRunPanel run={shown} failures={shown.id === current?.id ? failures : []} />}
          <WithoutFile communes={near} radiusKm={profile.claims.interventionRadiusKm} of={profile.of} />
          <ImportForm
            home={departmentNumberOf(profile.address.postalCode)}
            patterns={defaultPatterns(profile)}
            answered={actionData}
            isUnderWay={isUnderWay(current?.status)}
            isSending={isSending}
            onSending={setIsSending}
          />
        </div>
        {history.length > 0 && <ImportHistory runs={history} />}
      </div>
    </AdminPage>
  );
}
