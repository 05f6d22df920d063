import type { ComponentProps } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { classes } from "./classes.ts";
import { useControl } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { inputLook, type InputSize } from "./input-look.ts";

interface SelectProps extends Omit<ComponentProps<"select">, "size"> {
  size?: InputSize;
}

/** The browser's own list of choices, styled where the browser allows it. Its children are options. */
export function Select({ className, size = "md", ...rest }: SelectProps) {
  const control = useControl(rest);
  return (
    <div className={classes("relative", className)}>
      <select {...control} className={inputLook(size, "peer select pr-8.5 not-disabled:cursor-pointer")} />
      <Icon
        icon={ChevronDown}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto peer-disabled:text-disabled"
      />
    </div>
  );
}
