import Phone from "lucide-react/icons/phone";
import { useProfile } from "#app/domains/business/profile.ts";
import { answerDue, type AnsweringShop } from "#app/domains/business/rules/answer-time.ts";
import { comingMoment, durationText } from "#app/lib/french/dates.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { deskTexts } from "../labels.ts";
import { kindOf, submissionAddress } from "../registry.ts";
import { deskAddresses, type DeskView, type WaitingRecord } from "../rules.ts";
import { DayGroup, DayRow } from "#app/ui/day-book.tsx";

interface RowsProps {
  records: readonly WaitingRecord[];
  now: Date;
}

interface GroupProps extends RowsProps {
  /** How many records (stored submissions) the group has. A link leads to the records that are not shown. */
  total: number;
}

/** Returns the link to the records of a group that the dashboard does not show; an empty list if it shows all. */
export function otherRecords(view: DeskView, total: number, shown: number) {
  return total > shown ? [{ to: deskAddresses.write({ view }), label: deskTexts.others(total - shown) }] : [];
}

/** Shows the urgent requests. The request whose promised answer is due soonest comes first (rule inboxes/urgency). */
export function UrgentGroup({ records, total, now }: GroupProps) {
  if (records.length === 0) return null;
  return (
    <DayGroup
      id="urgent"
      title="Urgent"
      count={Math.max(total, records.length)}
      hint={deskTexts.urgentHint}
      more={otherRecords("urgent", total, records.length)}
      isInk
    >
      <UrgentRows records={records} now={now} isInk />
    </DayGroup>
  );
}

/** Shows the urgent requests as rows, which have a dark background on the dashboard. */
export function UrgentRows({ records, now, isInk = false }: RowsProps & { isInk?: boolean }) {
  const shop = useProfile();
  const left = (record: WaitingRecord) => answerDue(shop, record, "urgent").getTime();
  const soonestFirst = records.toSorted((one, other) => left(one) - left(other));
  return soonestFirst.map((record, index) => (
    <DayRow
      key={record.id}
      isInk={isInk}
      {...rowOf(record)}
      time={timeLeft(record, shop, now)}
      act={
        <LinkButton
          size="sm"
          variant={isInk ? (index === 0 ? "signal" : "outline-on-ink") : "secondary"}
          {...(record.phone
            ? { icon: Phone, to: `tel:${record.phone.replace(/[^\d+]/g, "")}` }
            : { to: replyAddress(record) })}
          aria-label={record.phone ? `Appeler ${record.sender}` : `Répondre à ${record.sender}`}
        >
          {record.phone ? "Appeler" : "Répondre"}
        </LinkButton>
      }
    />
  ));
}

/** Shows the submissions that wait for a reply, oldest first. */
export function AnswerGroup({ records, total, now }: GroupProps) {
  if (records.length === 0) return null;
  return (
    <DayGroup
      id="to-answer"
      title="À répondre"
      count={Math.max(total, records.length)}
      hint={deskTexts.answerHint}
      more={otherRecords("a-repondre", total, records.length)}
    >
      <AnswerRows records={records} now={now} />
    </DayGroup>
  );
}

/** Shows the records that wait for a reply, as rows. */
export function AnswerRows({ records, now }: RowsProps) {
  const shop = useProfile();
  return records.map((record) => (
    <DayRow
      key={record.id}
      {...rowOf(record)}
      time={timeWaited(record, shop, now)}
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
  ));
}

/** Shows the records to review, as rows of the group 'À relire' (to review). */
export function ReviewRows({ records, now }: RowsProps) {
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
          aria-label={`Lire la candidature\u00a0: ${record.sender}`}
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

/** Returns the URL that opens a record with the cursor in its reply field. */
function replyAddress({ kind, id }: WaitingRecord): string {
  return `${submissionAddress(kind, id)}#reply-body`;
}

function timeLeft(record: WaitingRecord, shop: AnsweringShop, now: Date) {
  const due = answerDue(shop, record, "urgent");
  const left = due.getTime() - now.getTime();
  return left < 0
    ? { text: durationText(-left), note: "de retard", isLate: true }
    : { text: durationText(left, { exact: true }), note: `restent, avant ${comingMoment(due, now)}` };
}

function timeWaited(record: WaitingRecord, shop: AnsweringShop, now: Date) {
  const { kind, createdAt } = record;
  const due = answerDue(shop, record, kindOf(kind).promise ?? "message");
  const late = now.getTime() - due.getTime();
  return {
    text: durationText(now.getTime() - createdAt.getTime()),
    note: late > 0 ? `${durationText(late)} de retard` : `à répondre avant ${comingMoment(due, now)}`,
    isLate: late > 0,
  };
}
