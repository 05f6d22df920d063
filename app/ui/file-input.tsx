import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { useControl } from "./field.tsx";
import { inputLook } from "./input-look.ts";

/** One file, chosen with the browser's own control. Goes in a Field. */
export function FileInput({ className, ...rest }: Omit<ComponentProps<"input">, "type" | "size">) {
  const control = useControl(rest);
  return (
    <input
      {...control}
      type="file"
      className={inputLook(
        "sm",
        classes(
          "cursor-pointer border-dashed bg-paper file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-mark file:border-0 file:bg-ink file:px-3.5 file:font-semibold file:text-white",
          className,
        ),
      )}
    />
  );
}
