import { longMoment } from "#app/lib/french-dates.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Table, TableCell, TableRow } from "#app/ui/table.tsx";
import { wholeNumber } from "#app/lib/french-numbers.ts";
import type { ImportView } from "../../queries/imports.server.ts";
import { ImportStatusTag } from "./import-run.tsx";

/** The last imports, newest first. */
export function ImportHistory({ runs }: { runs: readonly ImportView[] }) {
  return (
    <div className="min-w-0">
      <h2 className="mb-3 text-h4">Derniers imports</h2>
      <Table
        caption="Derniers imports"
        columns={[
          { label: "Date" },
          { label: "État" },
          { label: "Créées", align: "end" },
          { label: "Échecs", align: "end" },
        ]}
      >
        {runs.map((run) => (
          <TableRow key={run.id}>
            <TableCell>
              {longMoment(run.createdAt)}
              <span className="block text-meta break-all text-muted">{run.fileName}</span>
            </TableCell>
            <TableCell>
              <ImportStatusTag status={run.status} />
            </TableCell>
            <TableCell numeric className="text-right">
              {wholeNumber(run.stages.at(-1)?.created ?? 0)}
            </TableCell>
            <TableCell numeric className="text-right">
              {run.failed > 0 ? (
                <AppLink
                  to={`/admin/locations/import/${run.id}/failures`}
                  reloadDocument
                  aria-label={`${run.failed} lignes en échec, en CSV`}
                >
                  {wholeNumber(run.failed)}
                </AppLink>
              ) : (
                0
              )}
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </div>
  );
}
