import { useEffect, useState } from "react";
import { readDraft } from "#app/lib/forms/draft.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { notesDraft } from "./record-notes.tsx";

interface GoneRecordProps {
  /** The sentence for this kind of submission: 'Cette demande n’est plus là.' (this request is no longer here). */
  text: string;
  id: string;
}

/**
 * Shown when a submission was deleted while a person had it open. It also shows the notes that this person was typing,
 * so that they can be copied.
 */
export function GoneRecord({ text, id }: GoneRecordProps) {
  const [notes, setNotes] = useState("");
  useEffect(() => setNotes(firstValue(readDraft(notesDraft(id)) ?? {}, "notes")), [id]);
  return (
    <>
      {text}
      {notes && (
        <span className="mt-4 block text-left">
          Vos notes non enregistrées sont gardées dans ce navigateur. Reprenez la fiche depuis la{" "}
          <AppLink to="/admin/trash">corbeille</AppLink> pour les enregistrer, ou copiez-les&nbsp;:
          <span className="mt-2 block border-l border-line-strong pl-3 break-words whitespace-pre-wrap text-ink">
            {notes}
          </span>
        </span>
      )}
    </>
  );
}
