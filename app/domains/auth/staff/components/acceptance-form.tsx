import { Form, useNavigation } from "react-router";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { invitationTexts as texts } from "../labels.ts";

interface AcceptanceFormProps {
  email: string;
  answered: { name: string; errors: FormErrors } | undefined;
}

/** The form in which an invited person chooses a name and a password. A plain form works without JavaScript. */
export function AcceptanceForm({ email, answered }: AcceptanceFormProps) {
  const isBusy = useNavigation().state !== "idle";
  const errors = answered?.errors ?? {};
  return (
    <Form method="post" noValidate className="grid gap-5">
      <p className="wrap-anywhere">{texts.lead(email)}</p>
      <Field label={texts.name} name="name" error={errors.name}>
        <TextInput autoComplete="name" maxLength={120} defaultValue={answered?.name} />
      </Field>
      {/* Password managers store the new password under this address. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
      <Field label={texts.password} name="new_password" hint={texts.passwordHint} error={errors.new_password}>
        <TextInput type="password" autoComplete="new-password" />
      </Field>
      <Field label={texts.again} name="new_password_again" error={errors.new_password_again}>
        <TextInput type="password" autoComplete="new-password" />
      </Field>
      <Button type="submit" busy={isBusy} busyLabel="Un instant…">
        {texts.act}
      </Button>
    </Form>
  );
}
