import type { ReactNode } from "react";
import { serviceChoiceLabels } from "#app/domains/catalog/labels.ts";
import { kindNames, kinds } from "#app/domains/inbox/registry.ts";
import { lossReasonLabel } from "#app/domains/submissions/records/result.ts";
import { durationText, monthName } from "#app/lib/french/dates.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { wholeNumber } from "#app/lib/french/numbers.ts";
import { Table, type TableColumn, TableCell, TableRow } from "#app/ui/table.tsx";
import { periodLabels, resultTexts, statisticsTexts } from "../labels.ts";
import type { Period } from "../rules/periods.ts";
import { type NamedResults, percentOf, type RequestResults as Results } from "../rules/results.ts";
import { ProportionBar } from "./proportion-bar.tsx";
import { StatisticsPanel } from "./statistics-panel.tsx";

const serviceLabels: ReadonlyMap<string, string> = new Map(Object.entries(serviceChoiceLabels));
const sourceLabels: ReadonlyMap<string, string> = new Map(
  kindNames.flatMap((name) => Object.entries(kinds[name].sources ?? {})),
);

interface RequestResultsProps {
  results: Results;
  period: Period;
  className?: string;
}

/** The panel about requests received, answered, won and lost, by source, service and month (rule visits/results). */
export function RequestResults({ results, period, className }: RequestResultsProps) {
  const { all, bySource, byService, byMonth, lossReasons } = results;
  return (
    <StatisticsPanel
      title={resultTexts.title}
      note={`${periodLabels[period].replace(" jours", "")} derniers jours, devis et messages`}
      className={className}
    >
      {all.requests === 0 ? (
        <p className="py-4 text-muted">{statisticsTexts.empty}</p>
      ) : (
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="grid gap-3">
            <Step
              count={all.requests}
              of={all.requests}
              label={all.requests > 1 ? "demandes reçues" : "demande reçue"}
            />
            <Step count={all.answered} of={all.requests} label={all.answered > 1 ? "répondues" : "répondue"}>
              {percentOf(all.answered, all.requests)}&nbsp;% ont une réponse
              {all.medianSeconds !== null && `, la moitié en moins de ${delayText(all.medianSeconds)}`}
            </Step>
            <Step count={all.won} of={all.requests} label={all.won > 1 ? "gagnées" : "gagnée"}>
              {[
                all.answered > 0 && `${percentOf(all.won, all.answered)}\u00a0% des répondues sont gagnées`,
                all.wonAmount > 0 && `${eurosText(Math.round(all.wonAmount))} en tout`,
              ]
                .filter(Boolean)
                .join(", ")}
            </Step>
          </div>
          <div>
            <h3 className="mb-1.5 text-base">
              {all.lost > 1 ? `${wholeNumber(all.lost)} perdues` : `${all.lost} perdue`}
            </h3>
            <ul className="divide-y divide-line border-t border-line empty:hidden">
              {lossReasons.map(({ name, count }) => (
                <li key={name} className="flex justify-between gap-3 py-1.5">
                  {lossReasonLabel(name)} <span className="font-semibold tabular-nums">{count}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5">
        {all.requests > 0 && (
          <>
            <ResultTable
              caption={resultTexts.byService}
              rows={byService}
              nameOf={(name) => serviceLabels.get(name) ?? (name || "Général")}
            />
            <ResultTable
              caption={resultTexts.bySource}
              rows={bySource}
              nameOf={(name) => sourceLabels.get(name) ?? name}
            />
          </>
        )}
        {byMonth.length > 0 && (
          <ResultTable caption={resultTexts.byMonth} rows={byMonth} nameOf={monthName} />
        )}
      </div>
    </StatisticsPanel>
  );
}

/** Returns a delay in words: '2 h 10', '3 jours' (days). */
function delayText(seconds: number): string {
  return durationText(seconds * 1000, { exact: true });
}

interface StepProps {
  count: number;
  of: number;
  label: string;
  children?: ReactNode;
}

/**
 * One of the stages from 'received' to 'won': its number of requests, a bar that shows their share of the received
 * requests, and an explanation.
 */
function Step({ count, of, label, children }: StepProps) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4">
      <p className="leading-tight">
        <strong className="block font-title text-h3 tabular-nums">{wholeNumber(count)}</strong>
        <span className="text-meta">{label}</span>
      </p>
      <div className="min-w-0">
        <ProportionBar share={percentOf(count, of)} className="h-6 rounded-mark" />
        {children && <p className="mt-1 text-meta text-muted">{children}</p>}
      </div>
    </div>
  );
}

const columns = ["Reçues", "Répondues", "Gagnées"] as const;

interface ResultTableProps {
  caption: string;
  rows: readonly NamedResults[];
  nameOf: (name: string) => string;
}

/**
 * A table of results. To fit a phone, it has no columns for amounts and delays. The cell of the won requests also shows
 * their amount, and the cell of the answered requests also shows their delay.
 */
function ResultTable({ caption, rows, nameOf }: ResultTableProps) {
  const heads: TableColumn[] = [
    { label: caption },
    ...columns.map((label) => ({ label, align: "end" as const })),
  ];
  return (
    <Table
      caption={caption}
      columns={heads}
      className="min-w-0 max-md:[&_:is(td,th)]:px-1 max-md:[&_thead_th]:text-dense max-md:[&_thead_th]:whitespace-normal"
    >
      {rows.map(({ name, requests, answered, won, wonAmount, medianSeconds }) => (
        <TableRow key={name}>
          <TableCell heading className="align-top">
            {nameOf(name)}
          </TableCell>
          {[
            { count: requests },
            { count: answered, note: medianSeconds !== null && `en ${delayText(medianSeconds)}` },
            { count: won, note: wonAmount > 0 && eurosText(Math.round(wonAmount)) },
          ].map(({ count, note }, index) => (
            <TableCell key={columns[index]} numeric className="text-right align-top">
              {wholeNumber(count)} {note && <span className="block text-meta text-muted">{note}</span>}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </Table>
  );
}
