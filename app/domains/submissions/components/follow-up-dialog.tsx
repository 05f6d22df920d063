import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useProfile } from "#app/domains/business/profile.ts";
import { dayAhead, followUpChoices, followUpText } from "../records/follow-up.ts";
import type { FollowedRecord } from "./follow-up-acts.tsx";
import { RecordDialog, useRecordChange } from "./record-dialog.tsx";

interface FollowUpDialogProps {
  /** The path of the inbox. Its action plans the follow-up (a call to this person). */
  path: string;
  record: FollowedRecord;
  onClose: () => void;
}

/**
 * The dialog 'Rappeler le…' (call back on…). It asks for a day, an optional hour and a reason. The typed values stay
 * until they are saved or the dialog is closed.
 */
export function FollowUpDialog({ path, record, onClose }: FollowUpDialogProps) {
  const { followUpDay, followUpTime, followUpNote } = record;
  const choices = followUpChoices(useProfile());
  const [day, setDay] = useState(followUpDay ?? choices[0]?.day ?? dayAhead(1));
  const [time, setTime] = useState(followUpTime ?? "");
  const [note, setNote] = useState(followUpNote ?? "");
  const [openedAt] = useState(() => new Date());
  const stored = [followUpText(record, openedAt), followUpNote].filter(Boolean).join(", ");
  const change = useRecordChange({ path, record, stored, onClose });
  const { errors } = change;
  return (
    <RecordDialog
      title="Rappeler le…"
      change={change}
      differences={[{ label: "Rappel", mine: [day, time, note].filter(Boolean).join(", "), theirs: stored }]}
      fields={{ intent: "follow-up", follow_up_day: day, follow_up_time: time, follow_up_note: note }}
      saved="Rappel enregistré"
      refused="Le rappel n’est pas enregistré"
      drop={
        followUpDay
          ? { intent: "follow-up-drop", label: "Retirer le rappel", done: "Rappel retiré" }
          : undefined
      }
    >
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice.day}
            variant="secondary"
            size="sm"
            aria-pressed={day === choice.day}
            onClick={() => setDay(choice.day)}
            className="aria-pressed:bg-plate aria-pressed:text-on-plate"
          >
            {choice.label}
          </Button>
        ))}
      </div>
      <div className="grid gap-4 md:grid-cols-2 md:items-start">
        <Field label="Jour" name="follow_up_day" error={errors.follow_up_day}>
          <TextInput
            type="date"
            value={day}
            min={dayAhead(0)}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        <Field label="Heure" name="follow_up_time" optional error={errors.follow_up_time}>
          <TextInput type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
      </div>
      <Field label="Pourquoi" name="follow_up_note" optional error={errors.follow_up_note}>
        <TextInput
          value={note}
          maxLength={300}
          placeholder="Dire si la récupération est possible"
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </RecordDialog>
  );
}
