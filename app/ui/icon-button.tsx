import type { ComponentProps } from "react";
import { classes } from "./classes.ts";
import { Icon, type IconType } from "./icon.tsx";

const variants = {
  outline:
    "size-12 rounded-control border-outline border-ink bg-sheet text-ink hover:bg-plate hover:text-on-plate active:bg-plate-press disabled:border-line disabled:bg-sand disabled:text-disabled",
  plain: "size-10 rounded-control text-ink hover:bg-sand active:bg-line disabled:text-disabled",
  "plain-on-ink": "size-10 rounded-control text-white hover:bg-ink-2 active:bg-ink-3",
  row: "size-9 rounded-mark text-muted hover:bg-cobalt-wash hover:text-cobalt-hover disabled:text-disabled",
  "row-danger":
    "size-9 rounded-mark text-muted hover:bg-danger-wash hover:text-danger disabled:text-disabled",
};

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  icon: IconType;
  /** The accessible name: the action in words. */
  label: string;
  variant?: keyof typeof variants;
  iconSize?: number;
}

/** A button that is only an icon. The variants that begin with `row` are for the end of a table row. */
export function IconButton({
  icon,
  label,
  variant = "outline",
  iconSize = variant.startsWith("row") ? 18 : 20,
  type = "button",
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classes(
        "inline-grid shrink-0 place-items-center transition-colors disabled:cursor-not-allowed",
        variants[variant],
        className,
      )}
    >
      <Icon icon={icon} size={iconSize} />
    </button>
  );
}
