import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { useControl } from "./field.tsx";
import { inputLook } from "./input-look.ts";

/** A text field of several lines. It grows with its text in some browsers, and people can resize it in all. */
export function TextArea({ className, rows = 5, ...rest }: ComponentProps<"textarea">) {
  const control = useControl(rest);
  return (
    <textarea
      {...control}
      rows={rows}
      className={inputLook(
        "md",
        classes("block field-sizing-content max-h-120 min-h-33 resize-y", className),
      )}
    />
  );
}
