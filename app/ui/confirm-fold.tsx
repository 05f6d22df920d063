import type { ReactNode } from "react";
import { buttonLook } from "./button-look.ts";
import { classes } from "./classes.ts";

interface ConfirmFoldProps {
  /** The verb of the action, with an ellipsis: "Tout retirer…". */
  label: ReactNode;
  /** The question and what follows from the action. */
  question: string;
  className?: string;
  /** The button that does it. */
  children: ReactNode;
}

/**
 * Asks before an action, without JavaScript: the label opens the question with the button that acts. For an action that
 * a browser can undo or that must work without scripts; else use ConfirmDialog.
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sand px-4 py-3">
        <p className="min-w-0 flex-[1_1_14rem] text-small">{question}</p>
        {children}
      </div>
    </details>
  );
}
