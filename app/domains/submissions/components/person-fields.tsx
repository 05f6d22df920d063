import type { FormErrors } from "#app/lib/forms/form.ts";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

interface PersonFieldsProps {
  /** The prefix of the fields' ids. */
  form: string;
  errors: FormErrors;
  typed: (name: string) => string;
}

/** The fields about the person in a public form: first name, name, e-mail and telephone. */
export function PersonFields({ form, errors, typed }: PersonFieldsProps) {
  return (
    <>
      <Field label="Prénom" name="first_name" id={`${form}-first-name`} error={errors.first_name}>
        <TextInput autoComplete="given-name" defaultValue={typed("first_name")} />
      </Field>
      <Field label="Nom" name="last_name" id={`${form}-last-name`} error={errors.last_name}>
        <TextInput autoComplete="family-name" defaultValue={typed("last_name")} />
      </Field>
      <Field label="E-mail" name="email" id={`${form}-email`} error={errors.email}>
        <TextInput type="email" autoComplete="email" defaultValue={typed("email")} />
      </Field>
      <Field label="Téléphone" name="phone" id={`${form}-phone`} error={errors.phone}>
        <TextInput type="tel" autoComplete="tel" defaultValue={typed("phone")} />
      </Field>
    </>
  );
}
