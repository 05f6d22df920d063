interface RuledRowsProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/**
 * A comparison in rows with three columns. On a phone each row is a paragraph, in which each cell has the name of its
 * column.
 */
export function RuledRows({ head, rows }: RuledRowsProps) {
  return (
    <div className="overflow-hidden rounded-control border border-line bg-sheet">
      <div
        aria-hidden="true"
        className="hidden grid-cols-[4fr_4fr_5fr] gap-x-8 bg-sand px-8 py-3 text-small font-semibold md:grid"
      >
        {head.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ul className="divide-y divide-line md:border-t md:border-line">
        {rows.map(([first, ...others]) => (
          <li key={first} className="grid gap-x-8 gap-y-2.5 px-5 py-5 md:grid-cols-[4fr_4fr_5fr] md:px-8">
            <h3 className="text-h4">{first}</h3>
            {others.map((cell, index) => (
              <p key={head[index + 1]} className="text-base text-muted last:text-ink">
                <span className="block text-meta text-muted md:sr-only">{head[index + 1]}&nbsp;: </span>
                {cell}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
