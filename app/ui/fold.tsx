import type { ReactNode } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

interface FoldProps {
  /** The part that stays when it is folded: a heading and, in spans, the words that let one choose. */
  summary: ReactNode;
  /** Whether it starts open on a phone. */
  open?: boolean;
  /** The line of the summary on a phone; from 768 px on its parts belong to the box around the fold. */
  className?: string;
  children: ReactNode;
}

/**
 * Folds its content on a phone, without JavaScript. From 768 px on and on paper everything shows, and its parts lie in
 * the box around it as if it were not there (frame.css).
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
