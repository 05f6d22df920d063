import type { ComponentType } from "react";
import { classes } from "./classes.ts";

/** The export of a module of `lucide-react/icons/*`. Import icons one by one from there, never from the root. */
export type IconType = ComponentType<{
  size?: number;
  strokeWidth?: number;
  className?: string;
  "aria-hidden"?: boolean;
}>;

interface IconProps {
  icon: IconType;
  /** Side in pixels, 20 by default. */
  size?: number;
  /** The line width: 1.75 by default; 2.5 for icons of 14 px. */
  stroke?: number;
  className?: string;
}

/** One line icon in the text colour. Always decorative: words, visible or for screen readers, go beside it. */
export function Icon({ icon: Drawing, size = 20, stroke = 1.75, className }: IconProps) {
  return (
    <Drawing size={size} strokeWidth={stroke} className={classes("shrink-0", className)} aria-hidden={true} />
  );
}
