import Phone from "lucide-react/icons/phone";
import { FollowUpActs } from "#app/domains/submissions/components/follow-up-acts.tsx";
import { followUpDelay, hourPassed, isFollowUpDue } from "#app/domains/submissions/records/follow-up.ts";
import { clockText, durationText, nearDay, parisDay } from "#app/lib/french/dates.ts";
import { DayGroup, DayRow } from "#app/ui/day-book.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { deskTexts } from "../labels.ts";
import { kindOf, submissionAddress } from "../registry.ts";
import { deskAddresses, type DeskCounts, type FollowedSubmission } from "../rules.ts";
import { otherRecords } from "./waiting-groups.tsx";

interface FollowUpGroupProps {
  records: readonly FollowedSubmission[];
  counts: DeskCounts;
  now: Date;
}

/**
 * Shows the follow-ups (planned calls) that are due today or earlier (rule inboxes/follow-up). Each has a button that
 * marks the call as done and one that postpones it. A link leads to the follow-ups of later days.
 */
export function FollowUpGroup({ records, counts, now }: FollowUpGroupProps) {
  const { "a-rappeler": due, "a-venir": coming } = counts;
  if (records.length === 0 && coming === 0) return null;
  return (
    <DayGroup
      id="to-call-back"
      title="À rappeler"
      count={Math.max(due, records.length)}
      hint={deskTexts.followUpHint}
      more={[
        ...otherRecords("a-rappeler", due, records.length),
        ...(coming > 0
          ? [{ to: deskAddresses.write({ view: "a-venir" }), label: deskTexts.coming(coming) }]
          : []),
      ]}
    >
      {records.length === 0 && <li className="px-4 py-4 text-muted md:px-5">{deskTexts.nothingDue}</li>}
      <FollowUpRows records={records} now={now} />
    </DayGroup>
  );
}

/**
 * Shows follow-ups (planned calls) as rows. Each has a button that marks the call as done and one that postpones it.
 */
export function FollowUpRows({ records, now }: Pick<FollowUpGroupProps, "records" | "now">) {
  return records.map((record) => {
    const { kind, id, sender, about, phone, followUpNote } = record;
    const { name, aboutLabel, addresses } = kindOf(kind);
    return (
      <DayRow
        key={id}
        title={sender}
        to={submissionAddress(kind, id)}
        subject={[name, aboutLabel(about)].filter(Boolean).join(", ")}
        text={followUpNote ?? <span className="text-muted">Sans note</span>}
        time={timeOf(record, now)}
        act={
          <LinkButton
            size="sm"
            variant="secondary"
            {...(phone
              ? { icon: Phone, to: `tel:${phone.replace(/[^\d+]/g, "")}` }
              : { to: `${submissionAddress(kind, id)}#reply-body` })}
            aria-label={phone ? `Appeler ${sender}` : `Répondre à ${sender}`}
          >
            {phone ? "Appeler" : "Répondre"}
          </LinkButton>
        }
        ends={
          <div className="-mx-2 flex flex-wrap">
            <FollowUpActs path={addresses.path} record={record} sender={sender} now={now} />
          </div>
        }
      />
    );
  });
}

function timeOf({ followUpDay, followUpTime }: FollowedSubmission, now: Date) {
  const delay = followUpDelay(followUpDay, now);
  const hour = followUpTime && clockText(followUpTime);
  if (delay > 0)
    return {
      text: nearDay(followUpDay, parisDay(now)),
      note: `${delay}\u00a0jour${delay > 1 ? "s" : ""} de retard`,
      isLate: true,
    };
  if (!isFollowUpDue({ followUpDay }, now))
    return { text: nearDay(followUpDay, parisDay(now)), note: hour ?? "à toute heure" };
  const passed = hourPassed({ followUpDay, followUpTime }, now);
  if (passed > 0)
    return { text: hour ?? "aujourd’hui", note: `${durationText(passed)} de retard`, isLate: true };
  return { text: hour ?? "aujourd’hui", note: hour ? "aujourd’hui" : "à toute heure" };
}
