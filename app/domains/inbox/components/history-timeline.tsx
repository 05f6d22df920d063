import { useProfile } from "#app/domains/business/profile.ts";
import type { SubmissionKind } from "../registry.ts";
import { longMoment } from "#app/lib/french/dates.ts";
import { RecordSection } from "#app/ui/record-section.tsx";
import { priceLine } from "../replies/rules.ts";
import { historyText } from "../labels.ts";
import type { HistoryEntry } from "../queries/history.server.ts";
import { ReplyDelivery } from "./reply-delivery.tsx";

interface HistoryTimelineProps {
  kind: SubmissionKind;
  history: readonly HistoryEntry[];
}

/** Shows the history of a submission: who did what and when, newest first (rule inboxes/history). */
export function HistoryTimeline({ kind, history }: HistoryTimelineProps) {
  return (
    <RecordSection id="history" title="Historique">
      {history.length === 0 && <p className="text-muted">Rien n’a encore été fait.</p>}
      <ol className="border-l border-line-strong">
        {history.map((entry) => (
          <li
            key={entry.id}
            className="relative pb-4 pl-5 before:absolute before:top-1.75 before:-left-[4.5px] before:size-2 before:rounded-full before:bg-plate last:pb-0"
          >
            <p className="break-words">
              <strong className="font-semibold">{entry.actorName}</strong> {historyText(kind, entry)}
            </p>
            <p className="text-meta text-muted">
              <time dateTime={entry.createdAt.toISOString()}>{longMoment(entry.createdAt)}</time>
            </p>
            {entry.kind === "reply" && (
              <>
                <ReplyDelivery email={entry.email} />
                <OfferedPrice price={entry.detail.price} />
                <FoldedText title={entry.detail.subject ?? ""}>{entry.detail.body ?? ""}</FoldedText>
              </>
            )}
            {entry.kind === "notes" && entry.detail.from && (
              <FoldedText title="Texte précédent">{entry.detail.from}</FoldedText>
            )}
          </li>
        ))}
      </ol>
    </RecordSection>
  );
}

function OfferedPrice({ price }: { price: string | null | undefined }) {
  const line = priceLine(price ? Number(price) : null, useProfile().priceWords.toutes_taxes);
  return line && <p>{`${line.label}\u00a0: ${line.value}`}</p>;
}

/** Shows a long text, which is collapsed until somebody opens it. */
function FoldedText({ title, children }: { title: string; children: string }) {
  return (
    <details className="mt-1.5">
      <summary className="min-h-6 w-fit max-w-full cursor-pointer wrap-anywhere text-cobalt underline underline-offset-4">
        {title}
      </summary>
      <blockquote className="mt-2 border-l border-line-strong pl-3 break-words whitespace-pre-wrap">
        {children}
      </blockquote>
    </details>
  );
}
