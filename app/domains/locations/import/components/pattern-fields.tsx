import { useState } from "react";
import { useProfile } from "#app/domains/business/profile.ts";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { slugify } from "#app/lib/french/slug.ts";
import { Field } from "#app/ui/field.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { importLabels } from "../labels.ts";
import { fillPattern, type LocationPatterns } from "../rules/new-locations.ts";

const labels: Record<keyof LocationPatterns, string> = {
  address: "Adresse",
  phone: "Téléphone",
  email: "E-mail",
};

/**
 * The fields for the patterns of address, phone and e-mail, each with an example of its result (rule import/defaults).
 */
export function PatternFields({ patterns, errors }: { patterns: LocationPatterns; errors: FormErrors }) {
  return (
    <FieldGroup
      legend="Modèles des nouvelles localisations"
      hint="{city}, {postal_code} et {slug} sont remplacés par la ville, son code postal et l’adresse de sa page."
    >
      <div className="grid gap-5 pt-2 md:grid-cols-2">
        {(Object.keys(labels) as (keyof LocationPatterns)[]).map((name) => (
          <PatternField
            key={name}
            name={`pattern_${name}`}
            label={labels[name]}
            pattern={patterns[name]}
            error={errors[`pattern_${name}`]}
            className={name === "address" ? "md:col-span-2" : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

interface PatternFieldProps {
  name: string;
  label: string;
  pattern: string;
  error: string | undefined;
  className: string | undefined;
}

function PatternField({ name, label, pattern, error, className }: PatternFieldProps) {
  const [typed, setTyped] = useState(pattern);
  const { city, postalCode } = useProfile().address;
  const example = { city, postalCode, slug: slugify(city) };
  return (
    <Field
      label={label}
      name={name}
      error={error}
      className={className}
      hint={
        <>
          Pour {city}&nbsp;:{" "}
          <span className="inline-block max-w-full font-medium break-words text-ink">
            {fillPattern(typed, example)}
          </span>
          {name === "pattern_email" && /\+\{\w+\}@/.test(typed) && (
            <span className="mt-1 block">{importLabels.plusAddress}</span>
          )}
        </>
      }
    >
      <TextInput
        size="sm"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  );
}
