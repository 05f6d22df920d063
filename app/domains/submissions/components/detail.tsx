import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { longMoment } from "#app/lib/french/dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useDetailFocus } from "#app/ui/use-detail-focus.ts";

/** The id of the title of the record (a stored submission) on the screen. */
export const recordTitleId = "record-title";

interface InboxDetailProps {
  title: string;
  createdAt: Date;
  reference: string;
  back: { to: string; label: string };
  /** The notice about how urgent the record (a stored submission) is. It is shown above everything else. */
  urgency?: ReactNode;
  /** Whether staff have read and answered the record. This is shown after the date and the reference. */
  state?: ReactNode;
  /** The planned call to this person (the follow-up), shown by FollowUpStrip. */
  followUp: ReactNode;
  /** The buttons that every record has, shown by RecordActs. */
  acts: ReactNode;
  children: ReactNode;
}

/** The parts of a record's screen that other domains render. The route passes them to the inbox. */
export interface AroundRecord {
  /** The most important notice about the record, shown above its facts. */
  notice: ReactNode;
  /** Below the text: the person's other submissions, and the reply form. */
  correspondence: ReactNode;
  /** What staff did with the record, shown at the end. */
  history: ReactNode;
}

/**
 * Shows one record (a stored submission): the sender, the urgent notice, the buttons, then the content. On a phone the
 * buttons stay at the bottom of the screen.
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
