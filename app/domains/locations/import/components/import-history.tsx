import { logMoment } from "#app/lib/french/dates.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { countedLocations } from "../../zones/labels/back-office.ts";
import { failedRows } from "../labels.ts";
import type { ImportView } from "../queries.server.ts";
import { ImportStatusTag } from "./import-run.tsx";

/** The last imports, newest first, each with its date, file and result. */
export function ImportHistory({ runs }: { runs: readonly ImportView[] }) {
  return (
    <section aria-labelledby="imports" className="min-w-0">
      <h2 id="imports" className="mb-3 text-h4">
        Derniers imports
      </h2>
      <ol className="divide-y divide-line border-y border-line">
        {runs.map((run) => (
          <li key={run.id} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <time dateTime={run.createdAt.toISOString()} className="font-semibold tabular-nums">
                {logMoment(run.createdAt)}
              </time>
              <ImportStatusTag status={run.status} />
            </p>
            <p className="min-w-0 break-words">{run.fileName || "Fichier"}</p>
            {run.status !== "refused" && run.status !== "receiving" && (
              <p className="text-meta text-muted tabular-nums">
                {countedLocations(run.stages.at(-1)?.created ?? 0)} en plus
                {run.failed > 0 && (
                  <>
                    {", "}
                    <AppLink
                      to={`/admin/locations/import/${run.id}/failures`}
                      reloadDocument
                      aria-label={`${failedRows(run.failed)}, en CSV`}
                    >
                      {failedRows(run.failed)}
                    </AppLink>
                  </>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
