import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { longMoment } from "#app/lib/french/dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useDetailFocus } from "#app/ui/use-detail-focus.ts";

/** The id of the title of the open record (a stored submission). */
export const recordTitleId = "record-title";

interface InboxDetailProps {
  title: string;
  createdAt: Date;
  reference: string;
  back: { to: string; label: string };
  /** The urgent notice, shown above everything else. */
  urgency?: ReactNode;
  /** Shown after the date and the reference: whether the record was read and answered. */
  state?: ReactNode;
  /** The follow-up (call back) planned for this person: see FollowUpStrip. */
  followUp: ReactNode;
  /** The buttons of every record: see RecordActs. */
  acts: ReactNode;
  children: ReactNode;
}

/** The parts of a record's screen that come from other domains. The inbox screen passes them on. */
export interface AroundRecord {
  /** Shown above the facts: the most important notice. */
  notice: ReactNode;
  /** Shown below the text: the person's other submissions and the reply form. */
  correspondence: ReactNode;
  /** Shown at the end: the history. */
  history: ReactNode;
}

/**
 * Shows one whole record: the sender, urgent notices, then the buttons, which stay at the bottom of a phone's screen.
 */
export function InboxDetail(props: InboxDetailProps) {
  const { title, createdAt, reference, back, urgency, state, followUp, acts, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useDetailFocus(heading, reference);
  return (
    <article
      aria-labelledby={recordTitleId}
      className="px-4 pb-8 max-md:pb-[calc(var(--bottom-bar)+24px)] md:px-10 md:pt-7"
    >
      <Link
        to={back.to}
        className="inline-flex min-h-10 items-center gap-2 font-semibold text-cobalt md:mb-2 xl:hidden"
      >
        <Icon icon={ArrowLeft} /> {back.label}
      </Link>
      {urgency}
      <header className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <h2
            id={recordTitleId}
            ref={heading}
            tabIndex={-1}
            className="text-h3 leading-tight break-words outline-none md:text-[1.75rem]"
          >
            {title}
          </h2>
          <div className="flex flex-wrap items-center gap-x-4 text-muted max-md:text-meta">
            <time dateTime={createdAt.toISOString()}>{longMoment(createdAt)}</time>
            <span className="tabular-nums">{reference}</span>
            {state}
          </div>
        </div>
        {acts}
      </header>
      {followUp}
      {children}
    </article>
  );
}
