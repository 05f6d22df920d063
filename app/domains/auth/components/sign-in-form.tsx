import { Form, useNavigation } from "react-router";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { trustTexts } from "../labels.ts";
import { PasskeySignIn } from "../passkeys/components/passkey-sign-in.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

interface SignInFormProps {
  /** The site's origin. A browser offers a passkey only on the origin that the passkey was made for. */
  origin: string;
  /** A text that is shown before the first try. */
  note?: string | undefined;
  /** The result of the last try. `message` is the same for every failure (rule accounts/sign-in). */
  answered?: { email: string; trusted: boolean; errors?: FormErrors; message?: string };
}

/** The sign-in form of the back office. A plain form works without JavaScript and with password managers. */
export function SignInForm({ answered, note, origin }: SignInFormProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" noValidate className="grid gap-5">
      {note && !answered && <Alert tone="success">{note}</Alert>}
      {answered?.message && <Alert tone="danger">{answered.message}</Alert>}
      <Field label="E-mail" name="email" error={answered?.errors?.email}>
        <TextInput
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={answered?.email}
        />
      </Field>
      <Field label="Mot de passe" name="password" error={answered?.errors?.password}>
        <TextInput type="password" autoComplete="current-password" maxLength={200} />
      </Field>
      <Checkbox name="trusted" defaultChecked={answered?.trusted} label={trustTexts.box} className="-my-2" />
      <Button type="submit" busy={isBusy} busyLabel="Connexion…">
        Se connecter
      </Button>
      <PasskeySignIn origin={origin} />
    </Form>
  );
}
