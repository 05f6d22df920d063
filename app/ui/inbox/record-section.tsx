import type { ReactNode } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

/** A titled part of a record’s detail, under the one before. */
export function RecordSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-8 max-w-180 border-t border-line pt-5">
      <h3 id={id} className="mb-3 text-h4">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Somebody else changed what is being typed over: theirs is shown, ours stays in the fields. */
export function ChangedMeanwhile({ theirs, onAccept }: { theirs: ReactNode; onAccept: () => void }) {
  return (
    <Alert
      tone="info"
      role="status"
      title="Quelqu’un d’autre a modifié ceci pendant votre saisie"
      className="mb-4"
    >
      <p className="mt-1">Maintenant enregistré&nbsp;:</p>
      <blockquote className="my-2 border-l border-line-strong pl-3 break-words whitespace-pre-wrap">
        {theirs}
      </blockquote>
      <Button variant="secondary" size="sm" onClick={onAccept}>
        Remplacer par ma saisie
      </Button>
    </Alert>
  );
}
