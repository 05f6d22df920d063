import { classes } from "./classes.ts";

const sizes = {
  md: "min-h-12 px-3.5 py-2.75 text-body",
  sm: "min-h-10.5 px-3 py-2 text-base md:text-small",
};

export type InputSize = keyof typeof sizes;

/** Returns the class names of a text field or list of choices. Text has 16 px on phones: iOS zooms if it is smaller. */
export function inputLook(size: InputSize, className?: string): string {
  return classes(
    "w-full rounded-control border-outline border-line-strong bg-field leading-snug text-ink transition-colors placeholder:text-placeholder hover:border-ink",
    "focus:border-cobalt focus:ring-3 focus:ring-cobalt-wash focus:outline-1 focus:-outline-offset-2 focus:outline-cobalt",
    "aria-invalid:border-danger aria-invalid:bg-danger-ground aria-invalid:inset-ring-[0.5px] aria-invalid:inset-ring-danger",
    "disabled:cursor-not-allowed disabled:border-line disabled:bg-sand disabled:text-disabled",
    sizes[size],
    className,
  );
}
