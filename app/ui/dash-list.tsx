import { classes } from "./classes.ts";

interface DashListProps {
  items: readonly string[];
  className?: string;
}

/** A short list with a blue dash in front of each line. */
export function DashList({ items, className }: DashListProps) {
  return (
    <ul className={classes("grid gap-1.25 text-small leading-snug", className)}>
      {items.map((item) => (
        <li
          key={item}
          className="grid grid-cols-[16px_1fr] gap-2 before:mt-[0.65em] before:h-0 before:w-2.5 before:border-t-2 before:border-cobalt in-[.on-ink]:before:border-signal"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
