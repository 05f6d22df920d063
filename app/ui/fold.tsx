import type { ReactNode } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

interface FoldProps {
  /** The part that stays visible when the fold is closed: a heading and, in spans, words that show what is inside. */
  summary: ReactNode;
  /** Whether the fold is open at first on a phone. */
  open?: boolean;
  /** Class names for the summary on a phone. From 768 px on they have no effect: the summary has no box there. */
  className?: string;
  children: ReactNode;
}

/**
 * Folds its content on a phone, without JavaScript. From 768 px on and on paper all content shows: frame.css lays out
 * the summary and the content as if they were children of the element around the fold.
 */
export function Fold({ summary, open, className, children }: FoldProps) {
  return (
    <details className="fold group/fold" open={open}>
      <summary className={classes("relative pr-9", className)}>
        {summary}
        <Icon
          icon={ChevronDown}
          className="fold-mark absolute right-1 transition-transform duration-200 group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
