import { Table, TableCell, TableRow } from "#app/ui/table.tsx";
import { wholeNumber } from "#app/lib/french/numbers.ts";
import { stageLabels } from "../labels.ts";
import type { ImportView } from "../queries.server.ts";

/** What an import did (B§2): created and already there by stage; rows skipped and failed. */
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

function counted(count: number, one: string, many = `${one}s`): string {
  return `${wholeNumber(count)}\u00a0${count > 1 ? many : one}`;
}
