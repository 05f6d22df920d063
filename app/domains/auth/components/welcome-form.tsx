import { Form, useNavigation } from "react-router";
import { errorsOf, type Outcome } from "#app/lib/forms/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Slip } from "#app/ui/slip.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { passwordLengths } from "../rules.ts";

interface WelcomeFormProps {
  /**
   * The name that the field proposes, made from the e-mail address. It is '' when the address names a function
   * ('contact').
   */
  proposed: string;
  email: string;
  needsName: boolean;
  needsPassword: boolean;
  answered: Outcome | undefined;
}

/**
 * Asks at the first sign-in for a person's name, which signs their answers and articles (rule accounts/name), and for a
 * password in place of the one that was printed (rule accounts/first).
 */
export function WelcomeForm({ proposed, email, needsName, needsPassword, answered }: WelcomeFormProps) {
  const isBusy = useNavigation().state === "submitting";
  const errors = errorsOf(answered);
  return (
    <Slip
      title={needsName ? "Comment vous appelez-vous\u00a0?" : "Choisissez votre mot de passe"}
      level={2}
      className="max-w-115"
    >
      <Form method="post" noValidate className="grid gap-5">
        {needsName && (
          <>
            <p className="text-muted">
              Ce nom signe vos réponses aux clients et vos articles. Vous pourrez le changer dans «&nbsp;Mon
              compte&nbsp;».
            </p>
            <Field label="Votre nom" name="name" error={errors.name}>
              <TextInput autoComplete="name" maxLength={120} defaultValue={proposed} />
            </Field>
          </>
        )}
        {needsPassword && (
          <>
            <p className="text-muted">
              Le mot de passe qui a servi à entrer a été affiché en clair&nbsp;: choisissez le vôtre. Trois ou
              quatre mots sans rapport entre eux en font un bon.
            </p>
            {/* Password managers store the new password under this address. */}
            <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
            <Field
              label="Nouveau mot de passe"
              name="new_password"
              hint={`Au moins ${passwordLengths.minimum}\u00A0caractères.`}
              error={errors.new_password}
            >
              <TextInput type="password" autoComplete="new-password" />
            </Field>
            <Field
              label="Le même, une seconde fois"
              name="new_password_again"
              error={errors.new_password_again}
            >
              <TextInput type="password" autoComplete="new-password" />
            </Field>
          </>
        )}
        <Button type="submit" busy={isBusy} busyLabel="Un instant…">
          Continuer
        </Button>
      </Form>
    </Slip>
  );
}
