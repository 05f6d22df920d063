import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: ReactNode;
}

/** A checkbox and its label. A press anywhere on the row, which is 44 px high, ticks the box. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={classes(
        "grid min-h-11 cursor-pointer grid-cols-[20px_1fr] items-start gap-3 py-2.75 text-small leading-snug has-disabled:cursor-not-allowed has-disabled:text-disabled",
        className,
      )}
    >
      <input {...rest} type="checkbox" className="mt-px size-5 cursor-[inherit]" />
      <span>{label}</span>
    </label>
  );
}
