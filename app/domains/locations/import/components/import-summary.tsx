import { Table, TableCell, TableRow } from "#app/ui/table.tsx";
import { wholeNumber } from "#app/lib/french/numbers.ts";
import { failedRow, stageLabels } from "../labels.ts";
import type { ImportView } from "../queries.server.ts";
import type { FailedRow } from "../rules/file.ts";

/**
 * Shows the summary of an import: how many rows of each stage were created, existed already, were skipped or failed.
 */
export function ImportSummary({ run }: { run: ImportView }) {
  const { stages, rowCount, skipped, failed } = run;
  return (
    <div className="grid gap-4">
      <Table
        caption="Résultat de l’import"
        columns={[
          { label: "Étape" },
          { label: "Créées", align: "end" },
          { label: "Existantes", align: "end" },
        ]}
      >
        {stages.map(({ stage, created, existing }) => (
          <TableRow key={stage}>
            <TableCell heading>{stageLabels[stage]}</TableCell>
            <TableCell numeric className="text-right">
              {wholeNumber(created)}
            </TableCell>
            <TableCell numeric className="text-right">
              {wholeNumber(existing)}
            </TableCell>
          </TableRow>
        ))}
      </Table>
      <p>
        {wholeNumber(rowCount)} lignes lues, {counted(skipped, "ignorée")} faute de code postal,{" "}
        {counted(failed, "en échec", "en échec")}.
      </p>
    </div>
  );
}

interface ImportFailuresProps {
  failed: number;
  failures: readonly FailedRow[];
  className: string;
}

/** Shows the first rows that were set aside (not imported), each with its reason (rule import/bad-rows). */
export function ImportFailures({ failed, failures, className }: ImportFailuresProps) {
  if (failures.length === 0) return null;
  return (
    <div className={className}>
      <h3 className="mb-1.5 text-h4">Lignes mises de côté</h3>
      <ul className="list-disc pl-5 wrap-anywhere">
        {failures.map((failure) => (
          <li key={failure.row}>{failedRow(failure)}</li>
        ))}
      </ul>
      {failed > failures.length && (
        <p className="text-muted">
          Les {wholeNumber(failures.length)} premières sur {wholeNumber(failed)}&nbsp;; toutes sont dans le
          fichier CSV.
        </p>
      )}
    </div>
  );
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumber(count)}\u00a0${count > 1 ? many : one}`;
}
