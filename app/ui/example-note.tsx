interface ExampleNoteProps {
  note: string | null;
  /** On a dark ground, at the end of its band. */
  onInk?: boolean;
}

/** Under a block of claims nobody has confirmed, one quiet line that says so. Nothing once it is confirmed. */
export function ExampleNote({ note, onInk = false }: ExampleNoteProps) {
  return (
    note && <p className={`mt-4 text-meta ${onInk ? "pb-5 text-muted-on-ink" : "text-muted"}`}>{note}</p>
  );
}
