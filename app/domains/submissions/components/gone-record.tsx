import { useEffect, useState } from "react";
import { readDraft } from "#app/lib/forms/draft.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { notesDraft } from "./record-notes.tsx";

interface GoneRecordProps {
  /** The text of this kind of submission: 'Cette demande n’est plus là.' (it is no longer there). */
  text: string;
  id: string;
}

/** Shown when a submission was removed while a person had it open. It shows the notes that the person was typing. */
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
