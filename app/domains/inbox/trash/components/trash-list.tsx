import { useState } from "react";
import { useSubmit } from "react-router";
import { longMoment } from "#app/lib/french/dates.ts";
import type { Page } from "#app/lib/pages/paging.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { kindOf } from "../../registry.ts";
import { trashTexts } from "../labels.ts";
import { trashAddresses, type TrashedSubmission } from "../rules.ts";

/** The trash: its submissions, the date each goes for good, and a button to restore each. */
export function TrashList({ trash }: { trash: Page<TrashedSubmission> }) {
  const submit = useSubmit();
  const [ending, setEnding] = useState<TrashedSubmission | null>(null);
  const act = (intent: "restore" | "delete", { kind, id, version }: TrashedSubmission) =>
    void submit({ intent, kind, id, version: String(version) }, { method: "post" });
  if (trash.items.length === 0) {
    return <EmptyState title={trashTexts.empty} text={trashTexts.emptyText} className="max-w-160" />;
  }
  return (
    <div className="grid max-w-240 gap-5">
      <p className="max-w-[66ch] text-muted">{trashTexts.intro}</p>
      <Sheet>
        <ul aria-label={trashTexts.caption} className="divide-y divide-line">
          {trash.items.map((submission) => (
            <li
              key={submission.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 md:px-5"
            >
              <div className="min-w-0 flex-1 basis-72">
                <p className="font-semibold break-words">{submission.name}</p>
                <p className="text-meta text-muted tabular-nums">
                  {kindOf(submission.kind).name} {submission.reference}
                </p>
                <p className="text-meta text-muted">
                  Supprimé le {longMoment(submission.deletedAt)}.{" "}
                  <strong className="font-semibold text-ink">
                    Effacé le {longMoment(submission.goesAt)}.
                  </strong>
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Restaurer ${submission.reference}`}
                  onClick={() => act("restore", submission)}
                >
                  Restaurer
                </Button>
                <Button
                  variant="danger"
                  size="sm"
                  aria-label={`Supprimer définitivement ${submission.reference}`}
                  onClick={() => setEnding(submission)}
                >
                  Supprimer définitivement
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Sheet>
      {trash.pageCount > 1 && (
        <Pager
          page={trash.page}
          pageCount={trash.pageCount}
          hrefOf={(page) => trashAddresses.write({ page })}
        />
      )}
      <ConfirmDialog
        open={ending !== null}
        title={ending ? `Effacer ${ending.reference}, de ${ending.name}\u00a0?` : ""}
        confirmLabel="Supprimer définitivement"
        onConfirm={() => {
          if (ending) act("delete", ending);
          setEnding(null);
        }}
        onCancel={() => setEnding(null)}
      >
        La fiche, ses fichiers, son historique et ses e-mails disparaissent. Rien ne les ramène.
      </ConfirmDialog>
    </div>
  );
}
