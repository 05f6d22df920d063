import { Form, useNavigation } from "react-router";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { SubjectSection } from "#app/ui/subject-section.tsx";
import type { Preferences } from "../rules.ts";

interface PreferencesFormProps {
  preferences: Preferences;
  answered: Outcome | undefined;
}

/** The form in which a person chooses how the back office works. The choices apply to this person's account only. */
export function PreferencesForm({ preferences, answered }: PreferencesFormProps) {
  const isBusy = useNavigation().formData?.get("intent") === "preferences";
  return (
    <SubjectSection title="Façon de travailler" intro="Ces choix ne valent que pour votre compte.">
      <Form method="post" aria-label="Façon de travailler" className="grid max-w-110 gap-2">
        <Checkbox
          name="marksReadOnOpen"
          defaultChecked={preferences.marksReadOnOpen}
          label={
            "Ouvrir un message ou un devis le marque comme lu. Sans cela, seul le bouton «\u00a0Marquer comme lu\u00a0» le fait."
          }
        />
        <Checkbox
          name="usesKeyShortcuts"
          defaultChecked={preferences.usesKeyShortcuts}
          label={"Raccourcis d’une seule touche\u00a0: J, K, U, R, P, M, /."}
        />
        {answered?.outcome === "done" && <Alert tone="success">Choix enregistrés.</Alert>}
        <div>
          <Button
            type="submit"
            name="intent"
            value="preferences"
            variant="secondary"
            size="sm"
            busy={isBusy}
            busyLabel="Enregistrement…"
          >
            Enregistrer ces choix
          </Button>
        </div>
      </Form>
    </SubjectSection>
  );
}
