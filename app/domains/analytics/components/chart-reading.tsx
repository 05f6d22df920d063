import type { TooltipContentProps } from "recharts";

interface ReadingProps extends Partial<Pick<TooltipContentProps, "active" | "label" | "payload">> {
  /** Formats the day. A share has none. */
  labelOf?: (day: unknown) => string;
  textOf?: (value: unknown) => string;
}

/** The values of the day or share under the pointer, the finger or the keyboard. */
export function Reading({ active, label, payload, labelOf, textOf = String }: ReadingProps) {
  if (!active || !payload?.length) return null;
  return (
    <div className="rounded-mark bg-plate px-3 py-2 text-meta text-on-plate shadow-lift">
      {labelOf && <p className="font-semibold">{labelOf(label)}</p>}
      {payload.map(({ name, value }) => (
        <p key={String(name)} className="whitespace-nowrap tabular-nums">
          {name}&nbsp;: {textOf(value)}
        </p>
      ))}
    </div>
  );
}
