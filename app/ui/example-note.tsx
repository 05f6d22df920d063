/** Under a block of claims nobody has confirmed, one quiet line that says so. Nothing once it is confirmed. */
export function ExampleNote({ note }: { note: string | null }) {
  return (
    note && (
      <p className="mt-4 text-meta text-muted in-[.on-ink]:pb-5 in-[.on-ink]:text-muted-on-ink">{note}</p>
    )
  );
}
