import { type SubmitEvent, useState } from "react";
import { eurosText } from "#app/lib/french/euros.ts";
import { longMoment } from "#app/lib/french/dates.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { Field } from "#app/ui/field.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { useSeenVersion } from "#app/domains/submissions/components/use-seen-version.ts";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import {
  applicationInboxTexts,
  contractTypeLabels,
  labelOf,
  preferredServiceLabels,
  specialtyLabels,
} from "../labels.ts";
import type { ApplicationDetail } from "../queries.server.ts";
import { applicationAddresses } from "../rules.ts";
import { ChangedMeanwhile, ComesIntoView, RecordSection } from "#app/ui/record-section.tsx";

/** Returns the validation as one text, to show it and to see whether it changed. */
function validationText(application: ApplicationDetail): string {
  const { validated_specialties, validated_services, validated_zone, contract_type, hourly_rate } =
    application;
  return [
    validated_specialties?.map((value) => labelOf(specialtyLabels, value)).join(", "),
    validated_services?.map((value) => labelOf(preferredServiceLabels, value)).join(", "),
    validated_zone,
    contract_type && labelOf(contractTypeLabels, contract_type),
    hourly_rate === null ? null : `${eurosText(hourly_rate)} de l’heure`,
    application.validation_notes,
    application.validationDate && longMoment(application.validationDate),
  ]
    .filter(Boolean)
    .join("\n");
}

/** The form that validates and approves an application (rule inboxes/validation). */
export function ValidationPanel({ application }: { application: ApplicationDetail }) {
  const { id, validationDate, hourly_rate } = application;
  const recorded = validationText(application);
  const seen = useSeenVersion(application.version, `${recorded} ${validationDate?.toISOString()}`);
  const { ask, busy, answer } = useChange(applicationAddresses.path, {
    success: applicationInboxTexts.validated,
    failure: applicationInboxTexts.validationFailed,
  });
  const [sent, setSent] = useState({ version: 0, answerBefore: answer });
  const isDone = answer?.outcome === "done" && answer !== sent.answerBefore;
  // The person's own validation raises the version too: the version after the sent one is theirs, so accept it.
  if (isDone && seen.changed && application.version === sent.version + 1) seen.accept();

  function validate(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = Object.fromEntries([...form.keys()].map((name) => [name, form.getAll(name).map(String)]));
    setSent({ version: seen.version, answerBefore: answer });
    ask({ ...typed, intent: "validate", id, version: String(seen.version) });
  }

  return (
    <RecordSection id="validation" title="Validation">
      {validationDate && <p className="mb-3 text-muted">Validée le {longMoment(validationDate)}.</p>}
      <form onSubmit={validate} className="grid gap-5 md:grid-cols-2">
        <Choices
          legend="Spécialités validées"
          name="validated_specialties"
          own={application.specialties}
          chosen={application.validated_specialties ?? application.specialties}
          labels={specialtyLabels}
        />
        <Choices
          legend="Services validés"
          name="validated_services"
          own={application.preferred_services}
          chosen={application.validated_services ?? application.preferred_services}
          labels={preferredServiceLabels}
        />
        <Field label="Zone" name="validated_zone" optional>
          <TextInput size="sm" defaultValue={application.validated_zone ?? ""} maxLength={200} />
        </Field>
        <Field label="Contrat" name="contract_type" optional>
          <Select size="sm" defaultValue={application.contract_type ?? ""}>
            <option value="">Non défini</option>
            {Object.entries(contractTypeLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Taux horaire" name="hourly_rate" hint="Par exemple 35,50" optional>
          <TextInput
            size="sm"
            unit="€"
            inputMode="decimal"
            defaultValue={hourly_rate === null ? "" : String(hourly_rate).replace(".", ",")}
          />
        </Field>
        <Field label="Notes de validation" name="validation_notes" optional className="md:col-span-2">
          <TextArea rows={3} defaultValue={application.validation_notes ?? ""} maxLength={5000} />
        </Field>
        <div className="grid gap-4 md:col-span-2">
          {seen.changed && <ChangedMeanwhile theirs={recorded} onAccept={seen.accept} />}
          {isDone && <Alert tone="success" title={applicationInboxTexts.validated} />}
          {answer?.refusal && !busy && (
            <ComesIntoView>
              <Alert tone="danger" title={applicationInboxTexts.validationFailed}>
                {answer.refusal} Votre saisie est gardée.
              </Alert>
            </ComesIntoView>
          )}
          <Button type="submit" busy={busy} busyLabel="Un instant…" className="justify-self-start">
            {applicationInboxTexts.validate}
          </Button>
        </div>
      </form>
    </RecordSection>
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  /** The applicant's own list; nothing else can be chosen. */
  own: readonly string[];
  chosen: readonly string[];
  labels: Readonly<Record<string, string>>;
}

function Choices({ legend, name, own, chosen, labels }: ChoicesProps) {
  return (
    <FieldGroup legend={legend}>
      {own.map((value) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
          label={labelOf(labels, value)}
        />
      ))}
    </FieldGroup>
  );
}
