import type { ReactNode } from "react";
import type { FormValues } from "#app/lib/forms/form.ts";
import { errorsOf } from "#app/lib/forms/outcome.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { Difference } from "#app/ui/differences.tsx";
import { ChangedMeanwhile } from "#app/ui/record-section.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { useSeenVersion } from "./use-seen-version.ts";

interface RecordChangeOptions {
  /** The path of the inbox. Its action saves the change. */
  path: string;
  record: { id: string; version: number };
  /**
   * The stored value as a text. If it changes while the dialog is open, somebody else has changed it. The dialog then
   * shows a warning.
   */
  stored: string;
  onClose: () => void;
}

/** Manages a dialog that changes one record (a stored submission). The dialog closes once the change is saved. */
export function useRecordChange({ path, record, stored, onClose }: RecordChangeOptions) {
  const seen = useSeenVersion(record.version, stored);
  const { ask, busy, answer } = useChange(path, { inPage: true, onDone: onClose });
  const send = (fields: FormValues, success: string) =>
    ask({ id: record.id, version: String(seen.version), ...fields }, success);
  return { path, onClose, seen, send, busy, answer, errors: errorsOf(answer) };
}

interface RecordDialogProps {
  title: string;
  change: ReturnType<typeof useRecordChange>;
  /** What somebody else has changed since the dialog was opened, with the stored and the typed value. */
  differences: Difference[];
  /** The request that the form sends, and the messages for a saved and for a refused change. */
  fields: FormValues;
  saved: string;
  refused: string;
  /** The request that removes the stored value; absent if nothing is stored. */
  drop?: { intent: string; label: string; done: string } | undefined;
  children: ReactNode;
}

/**
 * The dialog with the form of a change. The typed text stays until it is saved, or until the person closes the dialog.
 */
export function RecordDialog({
  title,
  change,
  differences,
  fields,
  saved,
  refused,
  drop,
  children,
}: RecordDialogProps) {
  const { path, onClose, seen, send, busy, answer } = change;
  return (
    <Dialog open onClose={onClose} title={title}>
      <form
        method="post"
        action={path}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(fields, saved);
        }}
        className="mt-4 grid gap-4"
      >
        {seen.changed && <ChangedMeanwhile differences={differences} onAccept={seen.accept} />}
        {children}
        {answer?.refusal && answer.outcome !== "invalid" && !busy && (
          <Alert tone="danger" title={refused}>
            {answer.refusal}
          </Alert>
        )}
        <div className="flex flex-wrap justify-end gap-2.5">
          {drop && (
            <Button
              variant="text"
              size="sm"
              disabled={busy}
              onClick={() => send({ intent: drop.intent }, drop.done)}
              className="mr-auto"
            >
              {drop.label}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" size="sm" busy={busy} busyLabel="Un instant…">
            Enregistrer
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
