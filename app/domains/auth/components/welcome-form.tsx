import { Form, useNavigation } from "react-router";
import { errorsOf, type Outcome } from "#app/lib/forms/outcome.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Slip } from "#app/ui/slip.tsx";
import { TextInput } from "#app/ui/text-input.tsx";

interface WelcomeFormProps {
  /** The name made from the e-mail address; '' when it names a function. */
  proposed: string;
  answered: Outcome | undefined;
}

/** Asks for a person's name at their first sign-in: it signs their answers and their articles (rule accounts/name). */
export function WelcomeForm({ proposed, answered }: WelcomeFormProps) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <Slip title={"Comment vous appelez-vous\u00a0?"} level={2} className="max-w-115">
      <Form method="post" noValidate className="grid gap-5">
        <p className="text-muted">
          Ce nom signe vos réponses aux clients et vos articles. Vous pourrez le changer dans «&nbsp;Mon
          compte&nbsp;».
        </p>
        <Field label="Votre nom" name="name" error={errorsOf(answered).name}>
          <TextInput autoComplete="name" maxLength={120} defaultValue={proposed} />
        </Field>
        <Button type="submit" busy={isBusy} busyLabel="Un instant…">
          Continuer
        </Button>
      </Form>
    </Slip>
  );
}
