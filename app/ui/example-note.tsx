interface ExampleNoteProps {
  note: string | null;
  /** True on a dark background, where the note is at the end of its section. */
  onInk?: boolean;
}

/** A line that marks claims (such as reviews) as examples. There is none once the owner has confirmed the claims. */
export function ExampleNote({ note, onInk = false }: ExampleNoteProps) {
  return (
    note && (
      <p className={`mt-3 text-meta md:mt-4 ${onInk ? "pb-4 text-muted-on-ink md:pb-5" : "text-muted"}`}>
        {note}
      </p>
    )
  );
}
