import { Button } from "#app/ui/button.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { useProfile } from "#app/domains/business/profile.ts";
import { type FollowUp, followUpChoices, followUpMoment, isFollowUpDue } from "../records/follow-up.ts";

/** A submission and its follow-up (a planned call), with the fields that a request to change it must send. */
export interface FollowedRecord extends FollowUp {
  id: string;
  version: number;
}

interface FollowUpActsProps {
  /** The path of the inbox. Its action changes the follow-up. */
  path: string;
  record: FollowedRecord;
  /** The person's name, for screen readers. Absent if the screen already shows the name beside the buttons. */
  sender?: string;
  now: Date;
}

/** Two buttons for a follow-up (a planned call): one marks it as done, one postpones it (rule inboxes/follow-up). */
export function FollowUpActs({ path, record, sender, now }: FollowUpActsProps) {
  const { ask, busy } = useChange(path);
  const { id, followUpTime, followUpNote } = record;
  const version = String(record.version);
  const whose = sender && <span className="sr-only">&nbsp;: rappeler {sender}</span>;
  const choices = followUpChoices(useProfile(), now);
  const putOff = (day: string) =>
    ask(
      {
        intent: "follow-up",
        id,
        version,
        follow_up_day: day,
        follow_up_time: followUpTime ?? "",
        follow_up_note: followUpNote ?? "",
      },
      `Rappel reporté\u00a0: ${followUpMoment(day, null, now)}`,
    );
  return (
    <>
      <Button
        variant="text"
        size="sm"
        disabled={busy}
        onClick={() => ask({ intent: "follow-up-done", id, version }, "Rappel fait")}
      >
        Fait{whose}
      </Button>
      {isFollowUpDue(record, now) &&
        choices
          .filter((_choice, index) => index === 0 || index === choices.length - 1)
          .map(({ label, day }) => (
            <Button key={day} variant="text" size="sm" disabled={busy} onClick={() => putOff(day)}>
              {label}
              {whose}
            </Button>
          ))}
    </>
  );
}
