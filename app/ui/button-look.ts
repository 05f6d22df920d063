import { classes } from "./classes.ts";

const variants = {
  /** On the dark bar with the buttons that save a form (`.save-bar`), a dark accent colour needs a border. */
  primary:
    "border-transparent in-[.save-bar]:border-cobalt-on-ink bg-cobalt text-white hover:bg-cobalt-hover active:bg-cobalt-press",
  secondary: "border-ink bg-sheet text-ink hover:bg-plate hover:text-on-plate active:bg-plate-press",
  text: "border-transparent text-cobalt hover:bg-cobalt-wash hover:text-cobalt-hover active:text-cobalt-press",
  signal: "border-transparent bg-signal text-ink-fixed hover:bg-signal-hover active:bg-signal-press",
  /** For the public header, whose background changes, so that frame.css sets the button's colours. */
  header: "header-action border-transparent",
  "outline-on-ink": "border-ink-3 text-white hover:border-white active:bg-ink-2",
  "on-cobalt": "border-transparent bg-white text-ink-fixed hover:bg-ink hover:text-white active:bg-ink-2",
  "outline-on-cobalt": "border-white text-white hover:bg-white hover:text-ink-fixed active:bg-white/90",
  danger: "border-danger bg-sheet text-danger hover:bg-danger hover:text-white active:bg-danger-ink",
  "danger-solid": "border-transparent bg-danger text-white hover:bg-danger-ink active:bg-danger-ink",
};

const sizes = {
  md: "min-h-12 py-2.5 text-body",
  sm: "min-h-10 py-1.5 text-small",
};

const sides = {
  md: { text: "px-2", other: "px-5" },
  sm: { text: "px-2", other: "px-3.5" },
};

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

/** The class names shared by buttons and links that look like one. */
export function buttonLook(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classes(
    "inline-flex items-center justify-center gap-2.5 rounded-control border-outline text-center leading-tight font-semibold no-underline transition-colors",
    variants[variant],
    sizes[size],
    variant === "text" ? sides[size].text : sides[size].other,
    className,
  );
}
