import type { ReactNode } from "react";
import { classes } from "./classes.ts";

interface SegmentedRadioProps {
  name: string;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
  /** True to stack the cells at every width, for long hints. */
  stacked?: boolean;
}

/** A choice of two to four cells: side by side from 768 px on, stacked on narrower screens. Goes in a FieldGroup. */
export function SegmentedRadio({
  name,
  options,
  defaultValue,
  value,
  onChange,
  stacked = false,
}: SegmentedRadioProps) {
  return (
    <div
      className={classes(
        "grid overflow-hidden rounded-control border-outline border-line-strong bg-sheet",
        !stacked && "md:auto-cols-fr md:grid-flow-col",
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classes(
            "relative grid min-h-12 cursor-pointer grid-cols-[18px_1fr] content-center gap-x-3.5 px-4 py-3.5 transition-colors not-first:border-t-outline not-first:border-line hover:bg-paper has-checked:bg-cobalt-wash has-checked:shadow-[inset_0_-3px_var(--color-cobalt)] has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-cobalt",
            !stacked && "md:not-first:border-t-0 md:not-first:border-l-outline",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={value === undefined ? option.value === defaultValue : undefined}
            checked={value === undefined ? undefined : option.value === value}
            onChange={onChange && (() => onChange(option.value))}
            className="mt-0.5 size-4.5 focus-visible:outline-0"
          />
          <span>
            <b className="block text-base leading-snug">{option.label}</b>
            {option.hint && <span className="block text-small text-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
