import { Form, useNavigation } from "react-router";
import { errorsOf, type Outcome } from "#app/lib/forms/outcome.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { SubjectSection } from "#app/ui/subject-section.tsx";

interface NameFormProps {
  name: string;
  email: string;
  answered: Outcome | undefined;
}

/** The form for the name that the back office shows and that signs this person's articles (rule blog/author). */
export function NameForm({ name, email, answered }: NameFormProps) {
  const isBusy = useNavigation().formData?.get("intent") === "rename";
  return (
    <SubjectSection
      title="Nom affiché"
      intro="Il signe vos articles. L’adresse e-mail, elle, ne sort jamais du back-office."
    >
      <Form method="post" aria-label="Nom affiché" noValidate className="grid max-w-110 gap-4">
        <Field label="Nom" name="name" error={errorsOf(answered).name}>
          <TextInput size="sm" autoComplete="name" maxLength={120} defaultValue={name} />
        </Field>
        <p className="text-muted">
          Vous vous connectez avec <strong className="wrap-anywhere text-ink">{email}</strong>.
        </p>
        {answered?.outcome === "done" && <Alert tone="success">Nom enregistré.</Alert>}
        <div>
          <Button
            type="submit"
            name="intent"
            value="rename"
            variant="secondary"
            size="sm"
            busy={isBusy}
            busyLabel="Enregistrement…"
          >
            Enregistrer le nom
          </Button>
        </div>
      </Form>
    </SubjectSection>
  );
}
