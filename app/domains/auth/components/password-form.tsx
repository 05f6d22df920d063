import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { errorsOf, type Outcome } from "#app/lib/forms/outcome.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { passwordLengths } from "../rules.ts";
import { SubjectSection } from "#app/ui/subject-section.tsx";

/** The form that changes the password. The change ends the person's other sessions. */
export function PasswordForm({ email, answered }: { email: string; answered: Outcome | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().formData?.get("intent") === "change-password";
  const errors = errorsOf(answered);
  useEffect(() => {
    if (answered?.outcome === "done") form.current?.reset();
  }, [answered]);

  return (
    <SubjectSection
      title="Mot de passe"
      intro="Le changer met fin à vos autres sessions. Trois ou quatre mots sans rapport entre eux font un bon mot de passe."
    >
      <Form method="post" aria-label="Mot de passe" noValidate ref={form} className="grid max-w-110 gap-4">
        {/* Password managers store the new password under this address. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
        <Field label="Mot de passe actuel" name="current_password" error={errors.current_password}>
          <TextInput size="sm" type="password" autoComplete="current-password" />
        </Field>
        <Field
          label="Nouveau mot de passe"
          name="new_password"
          hint={`Au moins ${passwordLengths.minimum}\u00A0caractères.`}
          error={errors.new_password}
        >
          <TextInput size="sm" type="password" autoComplete="new-password" />
        </Field>
        <Field label="Le même, une seconde fois" name="new_password_again" error={errors.new_password_again}>
          <TextInput size="sm" type="password" autoComplete="new-password" />
        </Field>
        {answered?.outcome === "done" && (
          <Alert tone="success">Mot de passe changé. Vos autres sessions sont fermées.</Alert>
        )}
        <div>
          <Button
            type="submit"
            name="intent"
            value="change-password"
            variant="secondary"
            size="sm"
            busy={isBusy}
            busyLabel="Enregistrement…"
          >
            Changer le mot de passe
          </Button>
        </div>
      </Form>
    </SubjectSection>
  );
}
