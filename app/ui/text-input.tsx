import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";
import { useControl } from "./field.tsx";
import { inputLook, type InputSize } from "./input-look.ts";

interface TextInputProps extends Omit<ComponentProps<"input">, "size"> {
  /** A unit shown inside, at the right: "€". */
  unit?: ReactNode;
  size?: InputSize;
}

/** A one-line field. Inside a Field it gets its id, name and messages from that Field. */
export function TextInput({ unit, size = "md", className, type = "text", ...rest }: TextInputProps) {
  // An empty default becomes undefined. Otherwise React would write '' when it hydrates. This would erase a half-typed
  // date, which has no value yet.
  const given = rest.defaultValue === "" ? { ...rest, defaultValue: undefined } : rest;
  const control = useControl(given);
  const input = (
    <input {...control} type={type} className={inputLook(size, classes(unit ? "pr-10" : null, className))} />
  );
  if (!unit) return input;
  return (
    <div className="relative">
      {input}
      <span
        className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-base"
        aria-hidden="true"
      >
        {unit}
      </span>
    </div>
  );
}
