import type { ComponentProps, ReactNode } from "react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { AppLink } from "./app-link.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

export interface TableColumn {
  label: string;
  /** For screen readers only, as in a column of buttons. */
  labelHidden?: boolean;
  align?: "start" | "end";
  /** The address of the same list in another order. */
  sortTo?: string;
  sorted?: "ascending" | "descending";
}

interface TableProps {
  /** What the table shows. It is also the name of the region in which the table scrolls. */
  caption: string;
  columns: readonly TableColumn[];
  className?: string;
  /** TableRow elements. */
  children: ReactNode;
}

/** A dense table. On a narrow screen the table scrolls sideways, and the page does not. */
export function Table({ caption, columns, className, children }: TableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      className={classes("relative overflow-x-auto rounded-mark focus-visible:-outline-offset-3", className)}
    >
      <table className="w-full border-collapse text-small leading-snug">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <TableHead key={column.label} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function TableHead({ column }: { column: TableColumn }) {
  const { label, labelHidden, align = "start", sortTo, sorted } = column;
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={classes(
        "bg-sand px-2.5 py-2.25 text-meta font-semibold whitespace-nowrap first:rounded-l-mark last:rounded-r-mark md:px-3.5",
        align === "end" ? "text-right" : "text-left",
      )}
    >
      {labelHidden ? (
        <span className="sr-only">{label}</span>
      ) : sortTo ? (
        <AppLink
          to={sortTo}
          preventScrollReset
          className="inline-flex min-h-6 items-center gap-1 text-ink no-underline hover:underline"
        >
          {label}
          {sorted && <Icon icon={sorted === "ascending" ? ArrowUp : ArrowDown} size={14} stroke={2.25} />}
        </AppLink>
      ) : (
        label
      )}
    </th>
  );
}

/** A row. `selected` marks the row whose detail is open. */
export function TableRow({
  selected,
  ...rest
}: Omit<ComponentProps<"tr">, "className"> & { selected?: boolean }) {
  return (
    <tr
      {...rest}
      className={classes("transition-colors hover:bg-cobalt-wash", selected && "bg-cobalt-wash")}
    />
  );
}

interface TableCellProps extends ComponentProps<"td"> {
  /** For numbers and dates, whose digits have equal widths then and whose text does not wrap. */
  numeric?: boolean;
  /** The header cell of its row. */
  heading?: boolean;
}

export function TableCell({ numeric, heading, className, ...rest }: TableCellProps) {
  const look = classes(
    "border-b border-line in-[tr:last-child]:border-b-0 px-2.5 py-2.25 text-left align-middle md:px-3.5",
    numeric && "whitespace-nowrap tabular-nums",
    heading && "font-semibold",
    className,
  );
  return heading ? <th {...rest} scope="row" className={look} /> : <td {...rest} className={look} />;
}
