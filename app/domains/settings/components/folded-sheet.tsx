import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Sheet } from "#app/ui/sheet.tsx";

interface FoldedSheetProps {
  id: string;
  title: string;
  summary: string;
  /** Whether the summary contains prices. A summary with prices is shown whole; any other one takes one line. */
  hasLines: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  isChanged: boolean;
  children: ReactNode;
}

/** A folded sheet (group of settings) with a summary of its values. A link to the sheet unfolds it. */
export function FoldedSheet({
  id,
  title,
  summary,
  hasLines,
  isOpen,
  onToggle,
  isChanged,
  children,
}: FoldedSheetProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const isLinked = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (!isLinked || !fold.current) return;
    fold.current.open = true;
    fold.current.scrollIntoView();
  }, [isLinked]);
  return (
    <Sheet id={id} data-sheet>
      <details
        ref={fold}
        className="group scroll-mt-24"
        open={isOpen || undefined}
        onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      >
        <summary className="flex list-none items-center justify-between gap-4 px-4 py-3 md:px-5 md:py-4 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <h3 className="text-h4">{title}</h3>
            {summary && (
              <span
                className={classes("block text-small text-muted", hasLines ? "wrap-anywhere" : "truncate")}
              >
                {summary}
              </span>
            )}
          </span>
          <span className="flex items-center gap-3 text-small text-muted">
            {isChanged && "Modifié"}
            <Icon icon={ChevronDown} className="transition-transform duration-200 group-open:rotate-180" />
          </span>
        </summary>
        <div className="px-4 pb-4 md:px-5 md:pb-5">{children}</div>
      </details>
    </Sheet>
  );
}
