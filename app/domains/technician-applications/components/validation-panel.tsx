import { type SubmitEvent, useState } from "react";
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
import { ThumbBar } from "#app/ui/thumb-bar.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { applicationInboxTexts, contractTypeLabels, labelOf } from "../labels.ts";
import { preferredServiceLabels, specialtyLabels } from "../content.ts";
import type { ApplicationDetail } from "../queries.server.ts";
import { applicationAddresses } from "../rules/addresses.ts";
import { ChangedMeanwhile, ComesIntoView, RecordSection } from "#app/ui/record-section.tsx";

/**
 * The fields of a validation (what the shop agrees on with the applicant), each as a text. The panel shows these texts,
 * and compares them to find out what changed.
 */
const validationFields = [
  {
    label: "Spécialités validées",
    text: (of: Validation) => labelled(of.validated_specialties, specialtyLabels),
  },
  {
    label: "Services validés",
    text: (of: Validation) => labelled(of.validated_services, preferredServiceLabels),
  },
  { label: "Zone", text: (of: Validation) => of.validated_zone ?? "" },
  {
    label: "Contrat",
    text: (of: Validation) => (of.contract_type ? labelOf(contractTypeLabels, of.contract_type) : ""),
  },
  { label: "Taux horaire", text: (of: Validation) => of.hourly_rate ?? "" },
  { label: "Notes de validation", text: (of: Validation) => of.validation_notes ?? "" },
] as const;

interface Validation {
  validated_specialties: readonly string[] | null;
  validated_services: readonly string[] | null;
  validated_zone: string | null;
  contract_type: string | null;
  /** The hourly rate in euros, as it was typed: '35,5'. */
  hourly_rate: string | null;
  validation_notes: string | null;
}

function labelled(values: readonly string[] | null, labels: Readonly<Record<string, string>>): string {
  return (values ?? [])
    .map((value) => labelOf(labels, value))
    .toSorted()
    .join(", ");
}

function storedValidation({ hourly_rate, ...application }: ApplicationDetail): Validation {
  return { ...application, hourly_rate: hourly_rate === null ? null : String(hourly_rate).replace(".", ",") };
}

/** Returns the values that a person typed or ticked in the validation form. An empty field is null. */
function typedValidation(form: FormData): Validation {
  const text = (name: string) => String(form.get(name) ?? "").trim() || null;
  return {
    validated_specialties: form.getAll("validated_specialties").map(String),
    validated_services: form.getAll("validated_services").map(String),
    validated_zone: text("validated_zone"),
    contract_type: text("contract_type"),
    hourly_rate: text("hourly_rate"),
    validation_notes: text("validation_notes"),
  };
}

/**
 * The form with which staff validate an application: they record what is agreed with the technician, and approve it
 * (rule inboxes/validation).
 */
export function ValidationPanel({ application }: { application: ApplicationDetail }) {
  const { id, validationDate, hourly_rate } = application;
  const isValidated = validationDate !== null && application.status === "approved";
  const stored = storedValidation(application);
  const recorded = validationFields.map(({ text }) => text(stored)).join("\n");
  const [typed, setTyped] = useState<Validation | null>(null);
  const seen = useSeenVersion(application.version, `${recorded} ${validationDate?.toISOString()}`);
  const { ask, busy, answer } = useChange(applicationAddresses.path, {
    success: applicationInboxTexts.validated,
    failure: applicationInboxTexts.validationFailed,
    inPage: true,
  });
  const [sent, setSent] = useState({ version: 0, answerBefore: answer });
  const isDone = answer?.outcome === "done" && answer !== sent.answerBefore;
  // A successful validation raises the version by one. If the record has exactly that version now, nobody else has
  // changed it, so no warning about a change by somebody else is shown.
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
      <form
        onSubmit={validate}
        onInput={({ currentTarget }) => setTyped(typedValidation(new FormData(currentTarget)))}
        className="grid gap-5 md:grid-cols-2"
      >
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
          {seen.changed && (
            <ChangedMeanwhile
              differences={validationFields.map(({ label, text }) => ({
                label,
                mine: text(typed ?? stored),
                theirs: text(stored),
              }))}
              onAccept={seen.accept}
            />
          )}
          {isDone && <Alert tone="success" title={applicationInboxTexts.validated} />}
          {answer?.refusal && !busy && (
            <ComesIntoView>
              <Alert tone="danger" title={applicationInboxTexts.validationFailed}>
                {answer.refusal} Votre saisie est gardée.
              </Alert>
            </ComesIntoView>
          )}
          <ThumbBar isAboveActs>
            <Button
              type="submit"
              variant={isValidated ? "secondary" : "primary"}
              busy={busy}
              busyLabel="Un instant…"
            >
              {isValidated ? applicationInboxTexts.saveValidation : applicationInboxTexts.validate}
            </Button>
          </ThumbBar>
        </div>
      </form>
    </RecordSection>
  );
}

interface ChoicesProps {
  legend: string;
  name: string;
  /** The values that the applicant chose in the form. Staff can choose only among these. */
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
