/** Under a block of claims nobody has confirmed, one quiet line that says so. Nothing once it is confirmed. */
export function ExampleNote({ note }: { note: string | null }) {
  return note && <p className="mt-4 text-meta text-muted">{note}</p>;
}
