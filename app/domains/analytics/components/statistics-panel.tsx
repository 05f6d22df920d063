import { type ReactNode, useId, useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { Table, type TableColumn, TableCell, TableRow } from "#app/ui/table.tsx";
import { statisticsTexts } from "../labels.ts";

interface StatisticsPanelProps {
  title: string;
  /** A note after the title: 'Exemple' (example), '30 derniers jours' (last 30 days). */
  note?: string;
  className?: string;
  /** The values of the chart as a table. The first cell of each row names the row. */
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  children: ReactNode;
}

/** One panel of the statistics screen. A button replaces a chart with a table of its numbers, in the same place. */
export function StatisticsPanel({ title, note, className, table, children }: StatisticsPanelProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section
      aria-labelledby={id}
      className={classes("min-w-0 rounded-control border border-line bg-sheet p-4 md:p-5", className)}
    >
      <div className="mb-3 flex items-baseline justify-between gap-x-4">
        <div className={classes("flex flex-wrap items-baseline gap-x-3", !table && "grow justify-between")}>
          <h2 id={id} className="text-h4">
            {title}
          </h2>
          {note && <p className="text-meta text-muted">{note}</p>}
        </div>
        {table && (
          <button
            type="button"
            aria-pressed={asTable}
            onClick={() => setAsTable(!asTable)}
            className="min-h-6 shrink-0 text-small text-cobalt underline underline-offset-4 hover:text-cobalt-hover"
          >
            {statisticsTexts.showTable}
            <span className="sr-only">&nbsp;: {title}</span>
          </button>
        )}
      </div>
      {table && asTable ? <FigureTable title={title} {...table} /> : children}
    </section>
  );
}

function FigureTable({
  title,
  columns,
  rows,
}: { title: string } & NonNullable<StatisticsPanelProps["table"]>) {
  const heads = columns.map((label, index): TableColumn => ({ label, align: index > 0 ? "end" : "start" }));
  return (
    <div className="max-h-70 overflow-y-auto">
      <Table caption={title} columns={heads}>
        {rows.map(([name, ...values]) => (
          <TableRow key={name}>
            <TableCell heading>{name}</TableCell>
            {values.map((value, index) => (
              <TableCell key={columns[index + 1]} numeric className="text-right">
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </Table>
    </div>
  );
}
