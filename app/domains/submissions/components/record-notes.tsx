import Pencil from "lucide-react/icons/pencil";
import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { dropDraft, readDraft } from "#app/lib/forms/draft.ts";
import { writeDraft } from "#app/lib/forms/write-draft.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { useSeenVersion } from "#app/domains/submissions/components/use-seen-version.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { ChangedMeanwhile, ComesIntoView, RecordSection } from "#app/ui/record-section.tsx";

interface RecordNotesProps {
  /** The path of the inbox. Its action saves the notes. */
  path: string;
  record: { id: string; version: number; notes: string | null };
}

/** Returns the name under which this browser stores notes that are not saved yet. */
export function notesDraft(id: string): string {
  return `notes:${id}`;
}

/**
 * Shows the staff's notes on a record. A click on them opens the editor. This browser stores typed text until it is
 * saved.
 */
export function RecordNotes(props: RecordNotesProps) {
  const [editing, setEditing] = useState(false);
  const { id } = props.record;
  // Opens the editor if this browser has notes that were not saved. They may be from before a reload of the page, or
  // before a colleague deleted the record.
  useEffect(() => {
    if (readDraft(notesDraft(id))) setEditing(true);
  }, [id]);
  const display = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  useLayoutEffect(() => {
    if (!editing && edited.current) display.current?.focus();
    edited.current = editing;
  }, [editing]);

  return (
    <RecordSection id="notes" title="Notes internes">
      {editing ? (
        <NotesEditor {...props} onClose={() => setEditing(false)} />
      ) : (
        <button
          ref={display}
          type="button"
          onClick={() => setEditing(true)}
          className="flex min-h-11 w-full items-start gap-3 rounded-control border-outline border-dashed border-line-strong px-3.5 py-2.5 text-left hover:bg-sheet"
        >
          <Icon icon={Pencil} size={18} className="mt-0.5 text-muted" />
          <span className="min-w-0 break-words whitespace-pre-wrap">
            <span className="sr-only">Modifier les notes&nbsp;: </span>
            {props.record.notes ?? <span className="text-muted">Ajouter des notes</span>}
          </span>
        </button>
      )}
    </RecordSection>
  );
}

function NotesEditor({ path, record, onClose }: RecordNotesProps & { onClose: () => void }) {
  const { id, notes } = record;
  const draft = notesDraft(id);
  const [typed, setTyped] = useState(() => firstValue(readDraft(draft) ?? {}, "notes") || (notes ?? ""));
  const seen = useSeenVersion(record.version, notes ?? "");
  const { ask, busy, answer } = useChange(path, { inPage: true });
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (answer?.outcome !== "done") return;
    dropDraft(draft);
    close.current();
  }, [answer, draft]);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    ask({ intent: "notes", id, version: String(seen.version), notes: typed });
  }

  return (
    <form onSubmit={save}>
      {seen.changed && (
        <ChangedMeanwhile
          differences={[{ label: "Notes", mine: typed, theirs: notes ?? "" }]}
          onAccept={seen.accept}
          className="mb-4"
        />
      )}
      <Field label="Vos notes" name="notes" optional>
        <TextArea
          value={typed}
          maxLength={10_000}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the click that opened the editor asked for it
          autoFocus
          onChange={({ target }) => {
            setTyped(target.value);
            writeDraft(draft, { notes: target.value });
          }}
        />
      </Field>
      {answer?.refusal && !busy && (
        <ComesIntoView className="mt-3">
          <Alert tone="danger" title="Les notes ne sont pas enregistrées">
            {answer.refusal} Votre texte est gardé ci-dessus.
          </Alert>
        </ComesIntoView>
      )}
      <div className="mt-3 flex gap-2.5">
        <Button type="submit" size="sm" busy={busy} busyLabel="Un instant…">
          Enregistrer
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            dropDraft(draft);
            onClose();
          }}
        >
          Annuler
        </Button>
      </div>
    </form>
  );
}
