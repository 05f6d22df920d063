import { useProfile } from "#app/domains/business/profile.ts";
import { offeredChoices, ownChoices } from "#app/domains/business/rules/form-services.ts";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { PersonFields } from "#app/domains/submissions/components/person-fields.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { SlipStep } from "#app/ui/slip-step.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import {
  availabilityLabels,
  noAvailabilityChosen,
  offeredPreferences,
  offeredSpecialties,
} from "../content.ts";
import { maximumExperienceYears } from "../rules/applications.ts";

interface StepProps {
  errors: FormErrors;
  typed: (name: string) => string;
  typedAll: (name: string) => string[];
}

/**
 * The step of the form about the technician's skills. The specialties belong to the services that the shop offers;
 * services that the owner added follow them.
 */
export function SkillsStep({ errors, typed, typedAll }: StepProps) {
  const profile = useProfile();
  const own = Object.fromEntries(ownChoices(profile).map((name) => [name, name]));
  return (
    <SlipStep number={1} title="Votre savoir-faire">
      <Choices
        legend="Spécialités"
        hint="Au moins une."
        name="specialties"
        labels={{ ...offeredSpecialties(offeredChoices(profile), profile), ...own }}
        ticked={typedAll("specialties")}
        error={errors.specialties}
      />
      <Field
        label="Années d’expérience"
        name="experience_years"
        id="application-experience"
        error={errors.experience_years}
      >
        <TextInput
          type="number"
          inputMode="numeric"
          min={0}
          max={maximumExperienceYears}
          step={1}
          defaultValue={typed("experience_years")}
        />
      </Field>
      <Field
        label="Certifications"
        name="certifications"
        id="application-certifications"
        error={errors.certifications}
        hint={"Séparées par des virgules\u00a0: CompTIA A+, Cisco CCNA"}
        optional
      >
        <TextInput autoComplete="off" defaultValue={typed("certifications")} />
      </Field>
    </SlipStep>
  );
}

/** The step about the technician's way of working, such as the kinds of work and when the technician is available. */
export function WorkStep({ errors, typed, typedAll }: StepProps) {
  const profile = useProfile();
  return (
    <SlipStep number={2} title="Votre façon de travailler">
      <Choices
        legend="Interventions souhaitées"
        hint="Au moins une."
        name="preferred_services"
        labels={offeredPreferences(offeredChoices(profile), profile)}
        ticked={typedAll("preferred_services")}
        error={errors.preferred_services}
      />
      <Field
        label="Disponibilité"
        name="availability"
        id="application-availability"
        error={errors.availability}
      >
        <Select defaultValue={typed("availability")}>
          <option value="">{noAvailabilityChosen}</option>
          {Object.entries(availabilityLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </SlipStep>
  );
}

/** The step with the optional cover letter. */
export function LetterStep({ errors, typed }: StepProps) {
  return (
    <SlipStep number={3} title="Quelques mots">
      <Field
        label="Lettre de motivation"
        name="cover_letter"
        id="application-letter"
        error={errors.cover_letter}
        hint={"Utile\u00a0: ce que vous réparez le mieux, votre secteur, votre véhicule, votre statut."}
        optional
        className="md:col-span-2"
      >
        <TextArea rows={6} defaultValue={typed("cover_letter")} />
      </Field>
    </SlipStep>
  );
}

/** The step about the person: contact details and town. */
export function PersonStep({ errors, typed }: StepProps) {
  return (
    <SlipStep number={4} title="Vous">
      <PersonFields form="application" errors={errors} typed={typed} />
      <Field label="Ville" name="city" id="application-city" error={errors.city}>
        <TextInput autoComplete="address-level2" defaultValue={typed("city")} />
      </Field>
      <Field label="Code postal" name="postal_code" id="application-postal-code" error={errors.postal_code}>
        <TextInput inputMode="numeric" autoComplete="postal-code" defaultValue={typed("postal_code")} />
      </Field>
    </SlipStep>
  );
}

interface ChoicesProps {
  legend: string;
  hint: string;
  name: string;
  labels: Record<string, string>;
  ticked: string[];
  error: string | undefined;
}

/** A group of checkboxes in two columns. Each row is 44 px high, so that fingers can press it. */
function Choices({ legend, hint, name, labels, ticked, error }: ChoicesProps) {
  return (
    <FieldGroup legend={legend} hint={hint} error={error} className="md:col-span-2">
      <div className="grid gap-x-5 md:grid-cols-2">
        {Object.entries(labels).map(([value, label]) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            label={label}
            defaultChecked={ticked.includes(value)}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
