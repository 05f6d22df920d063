import { ofName } from "#app/lib/french/elision.ts";
import type { AnsweringShop } from "#app/domains/business/rules/answer-time.ts";
import { AnswerMark } from "#app/domains/submissions/components/answer-mark.tsx";
import type { InboxRow } from "#app/domains/submissions/components/inbox-list.tsx";
import { answerText } from "#app/domains/submissions/labels.ts";
import { followUpText } from "#app/domains/submissions/records/follow-up.ts";
import { type StateTone, type TagShape, StateMark } from "#app/ui/tag.tsx";
import { quoteInboxTexts, quoteStatusLabel } from "../labels.ts";
import { quoteServiceLabel } from "../content.ts";
import type { QuoteRequestSummary } from "../queries.server.ts";
import { isUrgent, isWaiting } from "../rules/requests.ts";
import { urgentDue } from "../rules/urgent-due.ts";

/**
 * Returns a request as a row of the inbox: the sender, the time left to answer, the beginning of the text, the state,
 * and a button that marks it as read or unread.
 */
export function quoteRow(
  quote: QuoteRequestSummary,
  { now, shop }: { now: Date; shop: AnsweringShop },
  onToggleRead: (quote: QuoteRequestSummary) => void,
): InboxRow {
  return {
    id: quote.id,
    title: quoteName(quote),
    subtitle: quoteServiceLabel(quote.service_type),
    isUrgent: isUrgent(quote),
    due: urgentDue(quote, shop),
    preview: quote.preview,
    createdAt: quote.createdAt,
    isWaiting: isWaiting(quote),
    followUp: followUpText(quote, now),
    state: <QuoteState quote={quote} now={now} />,
    // A cancelled request never counts as unread. One that nobody has read has no button, because the button would say
    // 'Non lu' (unread).
    control: (quote.read || quote.status !== "cancelled") && (
      <button
        type="button"
        onClick={() => onToggleRead(quote)}
        aria-label={`${readText(quote)}\u00a0: marquer la demande ${ofName(quoteName(quote))} comme ${quote.read ? "non lue" : "lue"}`}
        className="min-h-8 rounded-mark px-2 text-meta font-semibold text-cobalt underline underline-offset-4 hover:bg-cobalt-wash"
      >
        {readText(quote)}
      </button>
    ),
  };
}

const finished: ReadonlyMap<string, { tone: StateTone; shape: TagShape }> = new Map([
  ["in_progress", { tone: "cobalt", shape: "half" }],
  ["completed", { tone: "success", shape: "check" }],
  ["cancelled", { tone: "muted", shape: "cross" }],
]);

/**
 * Shows the status beside the read button, or that it is spam, or its result. For a new request that is unread it shows
 * nothing, because the button already says 'Non lu' (unread).
 */
function QuoteState({ quote, now }: { quote: QuoteRequestSummary; now: Date }) {
  const { status, read, answeredAt, result, spam } = quote;
  if (spam || result) return <AnswerMark of={quote} now={now} />;
  if (status === "new") return read ? <AnswerMark of={quote} now={now} /> : null;
  const { tone, shape } = finished.get(status) ?? { tone: "muted", shape: "ring" };
  const isAnswered = status === "in_progress" && answeredAt !== null;
  return (
    <StateMark tone={tone} shape={shape}>
      <span suppressHydrationWarning>
        {quoteStatusLabel(status)}
        {isAnswered && `, ${answerText(quote, now)}`}
      </span>
    </StateMark>
  );
}

function readText({ read }: QuoteRequestSummary): string {
  return read ? quoteInboxTexts.read : quoteInboxTexts.unread;
}

/** Returns the sender's name, with the company after it. */
function quoteName({ first_name, last_name, company }: QuoteRequestSummary): string {
  return [`${first_name} ${last_name}`, company].filter(Boolean).join(", ");
}
