import type { ReactNode } from "react";
import { classes } from "./classes.ts";

const tones = {
  neutral: "bg-sand text-ink",
  outline: "text-ink inset-ring inset-ring-line-strong",
  signal: "bg-signal text-ink-fixed",
  pending: "bg-signal-wash text-signal-ink",
  cobalt: "bg-cobalt-wash text-cobalt-press",
  success: "bg-success-wash text-success-ink",
  danger: "bg-danger-wash text-danger-ink",
  "on-ink": "bg-ink-3 text-white",
};

/**
 * A shape besides the colour: a diamond for urgent, a dot for new or unread, a half circle for in progress, a check for
 * done, a ring for neutral, a cross for refused.
 */
const shapes = {
  diamond: <path d="M6 1l5 5-5 5-5-5z" fill="currentColor" stroke="none" />,
  dot: <circle cx="6" cy="6" r="4" fill="currentColor" />,
  ring: <circle cx="6" cy="6" r="3" strokeWidth="2" />,
  half: (
    <>
      <circle cx="6" cy="6" r="3" strokeWidth="2" />
      <path d="M6 3a3 3 0 0 0 0 6z" fill="currentColor" />
    </>
  ),
  check: <path d="M1.5 6.5l3 3 6-7" strokeWidth="1.9" />,
  cross: <path d="M2 2l8 8M10 2l-8 8" strokeWidth="1.9" />,
};

export type TagTone = keyof typeof tones;
export type TagShape = keyof typeof shapes;

interface TagProps {
  tone?: TagTone;
  shape?: TagShape;
  /** For texts people wrote, which may be wider than the screen. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
}

/** A short label for a state or a category. A tag for a state always has its shape, so that colour is never alone. */
export function Tag({ tone = "neutral", shape, wraps = false, className, children }: TagProps) {
  return (
    <span
      className={classes(
        "inline-flex min-h-6.5 items-center gap-1.5 rounded-mark px-2.25 text-meta font-semibold",
        wraps
          ? "max-w-full py-1 leading-tight wrap-anywhere"
          : "leading-none whitespace-nowrap max-[22rem]:leading-tight max-[22rem]:whitespace-normal",
        tones[tone],
        className,
      )}
    >
      {shape && <Shape shape={shape} />}
      {children}
    </span>
  );
}

const stateTones = {
  ink: "text-ink",
  muted: "text-muted",
  cobalt: "text-cobalt-press",
  success: "text-success-ink",
  danger: "text-danger-ink",
};

export type StateTone = keyof typeof stateTones;

/** A state in a dense row: its shape and its words, without a background. */
export function StateMark({
  tone,
  shape,
  children,
}: {
  tone: StateTone;
  shape: TagShape;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        "inline-flex items-center gap-1.5 font-semibold whitespace-nowrap",
        stateTones[tone],
      )}
    >
      <Shape shape={shape} />
      {children}
    </span>
  );
}

function Shape({ shape }: { shape: TagShape }) {
  return (
    <svg
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke={shape === "dot" ? undefined : "currentColor"}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      {shapes[shape]}
    </svg>
  );
}
