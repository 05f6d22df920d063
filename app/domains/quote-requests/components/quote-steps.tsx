import { useEffect, useState } from "react";
import { useProfile } from "#app/domains/business/profile.ts";
import { shopMoment } from "#app/domains/business/rules/opening.ts";
import { formServices, quoteTypes } from "#app/domains/business/rules/form-services.ts";
import { noServiceChoiceLabel } from "#app/domains/catalog/labels.ts";
import { firstValue, type FormErrors, type FormValues } from "#app/lib/forms/form.ts";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { PersonFields } from "#app/domains/submissions/components/person-fields.tsx";
import { Field } from "#app/ui/field.tsx";
import { SegmentedRadio } from "#app/ui/segmented-radio.tsx";
import { Select } from "#app/ui/select.tsx";
import { SlipStep } from "#app/ui/slip-step.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { urgencyLabels } from "../content.ts";
import { closedWishText } from "../rules/requests.ts";
import { PhotoHandoff } from "../photos/components/photo-handoff.tsx";
import { AttachmentsField } from "./attachments-field.tsx";

interface StepProps {
  errors: FormErrors;
  typed: (name: string) => string;
}

/** The first step of the quote form: the service, the problem, and its photos. */
export function TroubleStep({ errors, typed, onFilesChange }: StepProps & { onFilesChange: () => void }) {
  const profile = useProfile();
  return (
    <SlipStep number={1} title="La panne">
      <Field
        label="Type de service"
        name="service_type"
        id="quote-service"
        error={errors.service_type}
        className="md:col-span-2"
      >
        <Select defaultValue={typed("service_type")}>
          <option value="">{noServiceChoiceLabel}</option>
          {formServices(profile, quoteTypes(profile)).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={"Que se passe-t-il\u00a0?"}
        name="description"
        id="quote-description"
        error={errors.description}
        hint={"Utile\u00a0: la marque, le modèle, le message affiché, ce que vous faisiez à ce moment-là."}
        className="md:col-span-2"
      >
        <TextArea rows={5} defaultValue={typed("description")} />
      </Field>
      <AttachmentsField error={errors.attachments} onChange={onFilesChange} />
      <PhotoHandoff />
    </SlipStep>
  );
}

/** The second step of the quote form: urgency, preferred day and time, budget. `soFar` are the values typed so far. */
export function ScheduleStep({ errors, typed, soFar }: StepProps & { soFar: FormValues }) {
  const today = useToday("quote-date");
  const profile = useProfile();
  const [day, time] = [firstValue(soFar, "preferred_date"), firstValue(soFar, "preferred_time")];
  const urgencies = Object.entries(urgencyLabels).map(([value, { name, delay }]) => ({
    value,
    label: name,
    hint: profile.claims.namesUrgency && delay,
  }));
  return (
    <SlipStep number={2} title="Le délai">
      <FieldGroup legend="Urgence" error={errors.urgency} className="md:col-span-2">
        <SegmentedRadio name="urgency" options={urgencies} defaultValue={typed("urgency")} />
      </FieldGroup>
      <Field
        label="Date souhaitée"
        name="preferred_date"
        id="quote-date"
        error={errors.preferred_date}
        hint={closedWishText(profile, day, time)}
        optional
      >
        <TextInput type="date" min={today} defaultValue={typed("preferred_date")} />
      </Field>
      <Field label="Heure" name="preferred_time" id="quote-time" error={errors.preferred_time} optional>
        <TextInput type="time" defaultValue={typed("preferred_time")} />
      </Field>
      <Field
        label="Budget"
        name="budget"
        id="quote-budget"
        error={errors.budget}
        optional
        className="md:col-span-2"
      >
        <TextInput inputMode="decimal" autoComplete="off" unit="€" defaultValue={typed("budget")} />
      </Field>
    </SlipStep>
  );
}

/** The last step of the quote form: the person, and the company if there is one. */
export function PersonStep({ errors, typed }: StepProps) {
  return (
    <SlipStep number={3} title="Vous">
      <PersonFields form="quote" errors={errors} typed={typed} />
      <Field
        label="Entreprise"
        name="company"
        id="quote-company"
        error={errors.company}
        optional
        className="md:col-span-2"
      >
        <TextInput autoComplete="organization" defaultValue={typed("company")} />
      </Field>
    </SlipStep>
  );
}

/**
 * Returns today's date; undefined on the server, because the rendered page is cached for everyone. The date becomes the
 * field's `min`. It is not set while the field with this id has the focus, because a change of `min` would erase a
 * half-typed date.
 */
function useToday(id: string): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const field = document.getElementById(id) as HTMLInputElement | null;
    const show = () => {
      if (document.activeElement !== field && !field?.validity.badInput) setToday(shopMoment(new Date()).day);
    };
    show();
    field?.addEventListener("blur", show);
    return () => field?.removeEventListener("blur", show);
  }, [id]);
  return today;
}
