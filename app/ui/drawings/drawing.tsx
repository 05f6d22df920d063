import type { ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";

/** The props of every drawing. */
export interface DrawingProps {
  /** The alternative text of the drawing. Without a text the drawing is decorative. */
  label?: string;
  /** The part of the drawing to show, always in full height: its left edge and its width, out of 640. */
  crop?: readonly [left: number, width: number];
  /**
   * `cover` fills the drawing's box and crops what does not fit, first at the top. `standing` shows the whole drawing:
   * its bench (the drawn table) is on the lower edge of the box and continues past both sides.
   */
  frame?: "cover" | "standing";
  /** Whether a plain colour fills the box behind the drawing. Defaults to true for `cover`, false for `standing`. */
  backdrop?: boolean;
  className?: string;
}

const wholeBench = [0, 640] as const;

const frames = {
  cover: { top: 0, height: 400, preserveAspectRatio: "xMidYMax slice", look: "" },
  standing: { top: 28, height: 316, preserveAspectRatio: "xMidYMax meet", look: "overflow-visible" },
};

/**
 * A drawing on a canvas of 640 x 400. The drawn table (bench) is at y = 330 in every drawing, so that the tables of
 * drawings side by side form one line.
 */
export function Drawing({
  label,
  crop = wholeBench,
  frame = "cover",
  backdrop = frame === "cover",
  className,
  children,
}: DrawingProps & { children: ReactNode }) {
  const { top, height, preserveAspectRatio, look } = frames[frame];
  return (
    <svg
      className={classes("drawing", look, className)}
      viewBox={`${crop[0]} ${top} ${crop[1]} ${height}`}
      preserveAspectRatio={preserveAspectRatio}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {backdrop && <rect className="backdrop" x="-3200" width="7040" height="400" />}
      {children}
    </svg>
  );
}

/** The bench (the drawn table) and its edge. Draw it after the objects, so that its line is over their lower edges. */
export function Bench() {
  return (
    <>
      <path className="line" d="M-3200 330H3840" />
      <path className="fine" d="M-3200 342H3840" />
    </>
  );
}

/** The line that leads from the faulty object to the margin, where it ends in a dot. */
export function Leader({ d, to }: { d: string; to: readonly [x: number, y: number] }) {
  return (
    <>
      <path className="leader" d={`${d}L${to[0]} ${to[1]}`} />
      <circle className="mark-solid" cx={to[0]} cy={to[1]} r="5" />
    </>
  );
}

/** A screw head. Each slot has a different angle, as if turned by hand. */
export function Screw({ x, y, r = 5, turn }: { x: number; y: number; r?: number; turn: number }) {
  const slot = r * 0.6;
  return (
    <>
      <circle className="line solid" cx={x} cy={y} r={r} />
      <path className="fine" d={`M${x - slot} ${y}h${slot * 2}`} transform={`rotate(${turn} ${x} ${y})`} />
    </>
  );
}

/** Returns the path data of a row of parallel strokes, such as contacts or bars. Path data can be concatenated. */
export function strokes(x: number, y: number, count: number, step: number, length: number): string {
  return Array.from({ length: count }, (_, index) => `M${x + index * step} ${y}v${length}`).join("");
}
