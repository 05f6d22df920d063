import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";

/** A titled part of a record's detail, below the previous one. */
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

interface ChangedMeanwhileProps {
  theirs: ReactNode;
  onAccept: () => void;
  className?: string;
}

/** Shown when somebody else changed the text being typed over: shows theirs and keeps ours in the fields. */
export function ChangedMeanwhile({ theirs, onAccept, className }: ChangedMeanwhileProps) {
  return (
    <Alert
      tone="info"
      role="status"
      title="Quelqu’un d’autre a modifié ceci pendant votre saisie"
      className={className}
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

/** Scrolls an answer that appears below the pressed button into view, above the toast that comes with it. */
export function ComesIntoView({ className, children }: { className?: string; children: ReactNode }) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={shown} className={classes("scroll-mt-20 scroll-mb-60", className)}>
      {children}
    </div>
  );
}
