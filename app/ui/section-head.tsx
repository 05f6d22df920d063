import type { ReactNode } from "react";
import { classes } from "./classes.ts";

interface SectionHeadProps {
  title: ReactNode;
  /** Text at the right, on the title's baseline, or under the title. */
  lead?: ReactNode;
  isLeadBelow?: boolean;
  /** Controls at the right, instead of text. */
  side?: ReactNode;
  /** The id of the heading, for the section's `aria-labelledby` and for links to the section. */
  id?: string;
  level?: 1 | 2;
  className?: string;
}

/** The head of a section: the title and, at its right, a text or controls. */
export function SectionHead({
  title,
  lead,
  isLeadBelow = false,
  side,
  id,
  level = 2,
  className,
}: SectionHeadProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className={classes("mb-5 grid items-end gap-x-6 gap-y-3 md:mb-10 md:grid-cols-12", className)}>
      <Heading id={id} className="md:col-span-7">
        {title}
      </Heading>
      {lead && (
        <p
          className={classes(
            "max-w-[37.1em] text-body text-muted in-[.on-ink]:text-muted-on-ink",
            isLeadBelow ? "md:col-span-12" : "md:col-span-5",
          )}
        >
          {lead}
        </p>
      )}
      {side && <div className="flex items-center gap-4 md:col-span-5 md:justify-end">{side}</div>}
    </div>
  );
}
