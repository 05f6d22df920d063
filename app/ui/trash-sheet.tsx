import { useState, type ReactNode } from "react";
import { useSubmit } from "react-router";
import { longMoment } from "#app/lib/french/dates.ts";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Sheet } from "./sheet.tsx";

/** A deleted record, as the trash lists it. */
export interface TrashEntry {
  id: string;
  title: string;
  /** The kind and reference, below the title. */
  note?: string;
  /** The record's name on its buttons: "C-2026-0012" in "Restaurer C-2026-0012" (restore). */
  object: string;
  /** The question before the record is deleted permanently. */
  question: string;
  deletedBy?: string;
  deletedAt: Date;
  /** The night in which the record is deleted permanently. */
  goesAt: Date;
  /** The fields that identify the record, posted with the intent. */
  fields: Record<string, string>;
}

interface TrashSheetProps {
  entries: readonly TrashEntry[];
  /** The list's name, for a list without a heading. */
  caption?: string;
  /** A text that says which other data is deleted together with a record. */
  children: ReactNode;
}

/** Deleted records, each with the date of its final deletion and buttons to restore it or to delete it now. */
export function TrashSheet({ entries, caption, children }: TrashSheetProps) {
  const submit = useSubmit();
  const [ending, setEnding] = useState<TrashEntry | null>(null);
  const act = (intent: "restore" | "delete", { fields }: TrashEntry) =>
    void submit({ intent, ...fields }, { method: "post" });
  return (
    <>
      <Sheet>
        <ul aria-label={caption} className="divide-y divide-line">
          {entries.map((entry) => (
            <li
              key={entry.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 md:px-5"
            >
              <div className="min-w-0 flex-1 basis-72">
                <p className="font-semibold break-words">{entry.title}</p>
                {entry.note && <p className="text-meta text-muted tabular-nums">{entry.note}</p>}
                <p className="text-meta text-muted">
                  Supprimé {entry.deletedBy && `par ${entry.deletedBy} `}le {longMoment(entry.deletedAt)}.{" "}
                  <strong className="font-semibold text-ink">
                    Sera effacé le {longMoment(entry.goesAt)}.
                  </strong>
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Restaurer ${entry.object}`}
                  onClick={() => act("restore", entry)}
                >
                  Restaurer
                </Button>
                <Button
                  variant="danger"
                  size="sm"
                  aria-label={`Supprimer définitivement ${entry.object}`}
                  onClick={() => setEnding(entry)}
                >
                  Supprimer définitivement
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Sheet>
      <ConfirmDialog
        open={ending !== null}
        title={ending?.question ?? ""}
        confirmLabel="Supprimer définitivement"
        onConfirm={() => {
          if (ending) act("delete", ending);
          setEnding(null);
        }}
        onCancel={() => setEnding(null)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
