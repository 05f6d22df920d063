import Phone from "lucide-react/icons/phone";
import { answerDue } from "#app/domains/submissions/rules.ts";
import { comingMoment, durationText } from "#app/lib/french/dates.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { deskTexts } from "../labels.ts";
import { kindOf, submissionAddress } from "../registry.ts";
import type { InboxBadges, WaitingRecord } from "../rules.ts";
import { DayGroup, DayRow } from "#app/ui/day-book.tsx";

interface GroupProps {
  records: readonly WaitingRecord[];
  now: Date;
}

/** The urgent requests, least time left first: the 24 hours promised run since each arrived (rule inboxes/urgency). */
export function UrgentGroup({ records, now }: GroupProps) {
  if (records.length === 0) return null;
  return (
    <DayGroup id="urgent" title="Urgent" count={records.length} hint={deskTexts.urgentHint} isInk>
      {records.map((record, index) => (
        <DayRow
          key={record.id}
          isInk
          {...rowOf(record)}
          time={timeLeft(record, now)}
          act={
            <LinkButton
              size="sm"
              variant={index === 0 ? "signal" : "outline-on-ink"}
              {...(record.phone
                ? { icon: Phone, to: `tel:${record.phone.replace(/[^\d+]/g, "")}` }
                : { to: replyAddress(record) })}
              aria-label={record.phone ? `Appeler ${record.sender}` : `Répondre à ${record.sender}`}
            >
              {record.phone ? "Appeler" : "Répondre"}
            </LinkButton>
          }
        />
      ))}
    </DayGroup>
  );
}

/** What waits for an answer, oldest first. */
export function AnswerGroup({ records, badges, now }: GroupProps & { badges: InboxBadges }) {
  if (records.length === 0) return null;
  const kinds = (["quote", "message"] as const).filter((kind) => badges[kind].waiting > badges[kind].urgent);
  const total = kinds.reduce((sum, kind) => sum + badges[kind].waiting - badges[kind].urgent, 0);
  const rest = Math.max(0, total - records.length);
  const [first = "quote"] = kinds;
  return (
    <DayGroup
      id="to-answer"
      title="À répondre"
      count={Math.max(total, records.length)}
      hint={deskTexts.answerHint}
      more={
        rest > 0
          ? { to: `${kindOf(first).addresses.path}?filtre=a-traiter`, label: deskTexts.others(rest) }
          : null
      }
    >
      {records.map((record) => (
        <DayRow
          key={record.id}
          {...rowOf(record)}
          time={timeWaited(record, now)}
          act={
            <LinkButton
              size="sm"
              variant="secondary"
              to={replyAddress(record)}
              aria-label={`Répondre à ${record.sender}`}
            >
              Répondre
            </LinkButton>
          }
        />
      ))}
    </DayGroup>
  );
}

/** The applications to review, as rows of the group "À relire". */
export function ReviewRows({ records, now }: GroupProps) {
  return records.map((record) => (
    <DayRow
      key={record.id}
      {...rowOf(record)}
      time={{ text: durationText(now.getTime() - record.createdAt.getTime()) }}
      act={
        <LinkButton
          size="sm"
          variant="secondary"
          to={submissionAddress(record.kind, record.id)}
          aria-label={`Lire la candidature de ${record.sender}`}
        >
          Lire
        </LinkButton>
      }
    />
  ));
}

function rowOf({ kind, id, sender, about, text }: WaitingRecord) {
  const { name, aboutLabel } = kindOf(kind);
  return {
    title: sender,
    to: submissionAddress(kind, id),
    subject: [name, aboutLabel(about)].filter(Boolean).join(", "),
    text,
  };
}

/** The address of a record with the cursor in its answer. */
function replyAddress({ kind, id }: WaitingRecord): string {
  return `${submissionAddress(kind, id)}#reply-body`;
}

function timeLeft({ createdAt }: WaitingRecord, now: Date) {
  const due = answerDue(createdAt, { urgent: true });
  const left = due.getTime() - now.getTime();
  return left < 0
    ? { text: durationText(-left), note: "de retard", isLate: true }
    : { text: durationText(left, { exact: true }), note: `restent, avant ${comingMoment(due, now)}` };
}

function timeWaited({ createdAt }: WaitingRecord, now: Date) {
  const due = answerDue(createdAt, { urgent: false });
  const late = now.getTime() - due.getTime();
  return {
    text: durationText(now.getTime() - createdAt.getTime()),
    note: late > 0 ? `${durationText(late)} de retard` : `à répondre avant ${comingMoment(due, now)}`,
    isLate: late > 0,
  };
}
