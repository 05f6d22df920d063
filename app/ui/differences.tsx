/** One field of a record with the values of two people who changed it. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

/** Returns the lines of a text that the other text does not have. If there are none, returns the whole text. */
function ownLines(text: string, other: string): string[] {
  const known = new Set(other.split("\n").map((line) => line.trim()));
  const own = text.split("\n").filter((line) => line.trim() !== "" && !known.has(line.trim()));
  return own.length > 0 ? own : [text];
}

/** Shows the fields that differ, as typed here and as stored. For a long text, shows only the lines that differ. */
export function Differences({ fields }: { fields: readonly Difference[] }) {
  const different = fields.filter(({ mine, theirs }) => mine.trim() !== theirs.trim());
  if (different.length === 0)
    return <p className="mt-2">Les deux versions sont identiques&nbsp;: il n’y a rien à choisir.</p>;
  return (
    <dl className="mt-2 grid gap-3">
      {different.map(({ label, mine, theirs }) => (
        <div key={label} className="border-t border-line pt-2">
          <dt className="font-semibold text-ink">{label}</dt>
          <dd className="grid gap-x-4 gap-y-1 lg:grid-cols-2">
            <div className="min-w-0">
              <p className="text-meta text-muted">Votre saisie</p>
              <p className={versionLook}>{shown(ownLines(mine, theirs))}</p>
            </div>
            <div className="min-w-0">
              <p className="text-meta text-muted">Maintenant enregistré</p>
              <blockquote className={versionLook}>{shown(ownLines(theirs, mine))}</blockquote>
            </div>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const versionLook =
  "max-h-60 overflow-y-auto border-l border-line-strong pl-3 break-words whitespace-pre-wrap text-ink";

function shown(lines: readonly string[]): string {
  return lines.join("\n").trim() || "(vide)";
}
