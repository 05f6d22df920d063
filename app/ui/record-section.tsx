import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Difference, Differences } from "#app/ui/differences.tsx";
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
  /** The fields of the form. Fields that differ are shown with the typed value and the stored value. */
  differences: readonly Difference[];
  onAccept: () => void;
  className?: string;
}

/**
 * The message that somebody else changed the record while this person edited it. It lists the differences, and its
 * button replaces the other person's values by the typed ones.
 */
export function ChangedMeanwhile({ differences, onAccept, className }: ChangedMeanwhileProps) {
  return (
    <Alert
      tone="info"
      role="status"
      title="Quelqu’un d’autre a modifié ceci pendant votre saisie"
      className={className}
    >
      <Differences fields={differences} />
      <Button variant="secondary" size="sm" onClick={onAccept} className="mt-3">
        Remplacer par ma saisie
      </Button>
    </Alert>
  );
}

/** Scrolls a message that appears below the pressed button into view, above the toast (a short message in a corner). */
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
