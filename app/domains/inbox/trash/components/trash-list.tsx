import type { Page } from "#app/lib/pages/paging.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { TrashSheet } from "#app/ui/trash-sheet.tsx";
import { kindOf } from "../../registry.ts";
import { trashTexts } from "../labels.ts";
import { trashAddresses, type TrashedSubmission } from "../rules.ts";

/** The trash: its submissions, each with the date of its final deletion and a button to restore it. */
export function TrashList({ trash }: { trash: Page<TrashedSubmission> }) {
  if (trash.items.length === 0) {
    return <EmptyState title={trashTexts.empty} text={trashTexts.emptyText} className="max-w-160" />;
  }
  const entries = trash.items.map(({ kind, id, reference, name, version, deletedAt, goesAt }) => ({
    id,
    title: name,
    note: `${kindOf(kind).name} ${reference}`,
    object: reference,
    question: `Effacer ${reference} (${name})\u00a0?`,
    deletedAt,
    goesAt,
    fields: { kind, id, version: String(version) },
  }));
  return (
    <div className="grid max-w-240 gap-5">
      <p className="max-w-[42.2em] text-muted">{trashTexts.intro}</p>
      <TrashSheet entries={entries} caption={trashTexts.caption}>
        La fiche, ses fichiers, son historique et ses e-mails disparaissent. Rien ne les ramène.
      </TrashSheet>
      {trash.pageCount > 1 && (
        <Pager
          page={trash.page}
          pageCount={trash.pageCount}
          hrefOf={(page) => trashAddresses.write({ page })}
        />
      )}
    </div>
  );
}
