import { useState } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { SegmentedRadio } from "#app/ui/segmented-radio.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { type FollowUp, followUpMoment } from "../records/follow-up.ts";
import { lossReasonLabels, type Result, resultText } from "../records/result.ts";
import { RecordDialog, useRecordChange } from "./record-dialog.tsx";

/**
 * A request and its result: won (it led to paid work) or lost. It has the fields that a request to change the result
 * must send.
 */
export interface SettledRecord extends Result, Pick<FollowUp, "followUpDay" | "followUpTime"> {
  id: string;
  version: number;
  /** The last price proposed in a reply. The dialog proposes it as the amount (rule inboxes/price). */
  offeredAmount?: number | null;
}

export interface ResultDialogProps {
  /** The path of the inbox. Its action saves the result. */
  path: string;
  record: SettledRecord;
  /** The choice that is selected at first. */
  first: "won" | "lost";
  onClose: () => void;
}

const choices = [
  { value: "won", label: "Gagné" },
  { value: "lost", label: "Perdu" },
];

/**
 * The dialog that enters whether a request was won or lost, with the reason and the amount. The typed values stay until
 * they are saved, or until the person closes the dialog.
 */
export function ResultDialog({ path, record, first, onClose }: ResultDialogProps) {
  const { resultReason, resultAmount, followUpDay, followUpTime } = record;
  const [result, setResult] = useState<string>(first);
  const [reason, setReason] = useState(resultReason ?? "");
  const known = record.result ? resultAmount : (record.offeredAmount ?? null);
  const [amount, setAmount] = useState(typedEuros(known));
  const [dropsFollowUp, setDropsFollowUp] = useState(true);
  const [openedAt] = useState(() => new Date());
  const stored = resultText(record) ?? "Aucun";
  const change = useRecordChange({ path, record, stored, onClose });
  const { errors } = change;
  const isLost = result === "lost";
  return (
    <RecordDialog
      title="Résultat"
      change={change}
      differences={[
        { label: "Résultat", mine: isLost ? "Perdu" : "Gagné", theirs: stored },
        { label: "Montant", mine: amount, theirs: typedEuros(resultAmount) },
      ]}
      fields={{
        intent: result,
        result_amount: amount,
        ...(isLost && { result_reason: reason }),
        ...(followUpDay && dropsFollowUp && { drops_follow_up: "on" }),
      }}
      saved="Résultat enregistré"
      refused="Le résultat n’est pas enregistré"
      drop={
        record.result
          ? { intent: "result-drop", label: "Retirer le résultat", done: "Résultat retiré" }
          : undefined
      }
    >
      <FieldGroup legend="Ce que la demande est devenue">
        <SegmentedRadio name="result" options={choices} value={result} onChange={setResult} />
      </FieldGroup>
      {isLost && (
        <Field label="Raison" name="result_reason" error={errors.result_reason}>
          <Select value={reason} onChange={({ target }) => setReason(target.value)}>
            <option value="">Choisissez une raison</option>
            {Object.entries(lossReasonLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={isLost ? "Montant proposé" : "Montant"}
        name="result_amount"
        optional
        error={errors.result_amount}
      >
        <TextInput
          unit="€"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </Field>
      {followUpDay && (
        <Checkbox
          name="drops_follow_up"
          checked={dropsFollowUp}
          onChange={({ target }) => setDropsFollowUp(target.checked)}
          label={`Retirer le rappel prévu\u00a0: ${followUpMoment(followUpDay, followUpTime, openedAt)}`}
        />
      )}
    </RecordDialog>
  );
}

/** Returns an amount as a person would type it: '157' or '149,90'. Empty if there is none. */
function typedEuros(amount: number | null): string {
  if (amount === null) return "";
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(2).replace(".", ",");
}
