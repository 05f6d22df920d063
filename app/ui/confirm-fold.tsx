import type { ReactNode } from "react";
import { buttonLook } from "./button-look.ts";
import { classes } from "./classes.ts";

interface ConfirmFoldProps {
  /** The verb of the action, with an ellipsis: "Tout retirer…" (remove all). */
  label: ReactNode;
  /** The question and the consequence of the action. */
  question: string;
  className?: string;
  /** The button that runs the action. */
  children: ReactNode;
}

/**
 * Asks before an action, without JavaScript: a press on the label opens the question and the button that runs the
 * action. Use it for an action that can be undone or that must work without scripts, and ConfirmDialog for any other.
 */
export function ConfirmFold({ label, question, className, children }: ConfirmFoldProps) {
  return (
    <details className={classes("open:w-full", className)}>
      <summary
        className={buttonLook(
          "text",
          "sm",
          "w-fit cursor-pointer list-none [&::-webkit-details-marker]:hidden",
        )}
      >
        {label}
      </summary>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sand px-4 py-3">
        <p className="min-w-0 flex-[1_1_14rem] text-small">{question}</p>
        {children}
      </div>
    </details>
  );
}
