import type { FormErrors } from "#app/lib/forms/form.ts";
import type { ShownRows } from "../queries/section.server.ts";
import { SettingControl } from "./setting-control.tsx";

interface RowFoldProps {
  setting: ShownRows;
  row: Readonly<Record<string, string>>;
  /** The position of the row in its list. */
  index: number;
  errors: FormErrors;
  notices: FormErrors;
  /** The name of the row, for screen readers. */
  title: string;
  /** Some words about the row, shown beside its title. */
  detail?: string;
  /** Whether the part is unfolded at first, even without an error in it. */
  isOpen?: boolean;
  className: string;
}

/** The folded part of a row. The part unfolds if a value in it is wrong, or was filled in by the program. */
export function RowFold({ title, detail, isOpen, className, ...cells }: RowFoldProps) {
  const { setting, index, errors, notices } = cells;
  const { name, columns, fold } = setting;
  const told = (column: string) => {
    const cell = `${name}.${index}.${column}`;
    return errors[cell] ?? notices[cell];
  };
  return (
    <details
      className={className}
      open={isOpen || columns.some((column) => column.folded && told(column.name)) || undefined}
    >
      <summary className="w-fit cursor-pointer py-1 font-semibold">
        {fold}
        <span className="sr-only">&nbsp;: {title}</span>
        {detail && <span className="font-normal text-muted">&nbsp;({detail})</span>}
      </summary>
      <div className="grid gap-4 pt-3 md:grid-cols-6">
        <RowControls {...cells} isFolded />
      </div>
    </details>
  );
}

type RowControlsProps = Omit<RowFoldProps, "title" | "detail" | "isOpen" | "className"> & {
  isFolded: boolean;
};

/** The controls of a row. If `isFolded`, these are the controls of its folded part, and otherwise all others. */
export function RowControls({ setting, row, index, errors, notices, isFolded }: RowControlsProps) {
  const { name, one, columns } = setting;
  return columns
    .filter(({ folded = false }) => folded === isFolded)
    .map((column) => (
      <SettingControl
        key={column.name}
        setting={column}
        name={`${name}.${column.name}`}
        typed={row[column.name] ?? column.standard}
        error={errors[`${name}.${index}.${column.name}`]}
        notice={notices[`${name}.${index}.${column.name}`]}
        of={`${one} ${index + 1}`}
        row={index}
      />
    ));
}
