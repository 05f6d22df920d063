import { Form, useNavigation } from "react-router";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SubjectSection } from "#app/ui/subject-section.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { firstValue } from "#app/lib/forms/form.ts";
import type { PrivacyOutcome } from "../commands.server.ts";
import { heldTexts, privacyTexts } from "../labels.ts";
import { PersonData } from "./person-data.tsx";

/** The form that finds a person by their e-mail address, and everything stored about the person. */
export function PersonSection({ outcome }: { outcome: PrivacyOutcome | undefined }) {
  const isBusy = useNavigation().formData?.get("intent") === "find";
  const held = outcome && "held" in outcome ? outcome.held : null;
  const isWrong = outcome?.intent === "find" && outcome.outcome === "invalid" ? outcome : null;
  return (
    <SubjectSection title={privacyTexts.find} intro={privacyTexts.findIntro}>
      {outcome?.intent === "erase" && outcome.outcome === "done" && (
        <Alert tone="success" title="Tout est effacé" className="mb-5">
          {heldTexts(outcome.counts).join(", ")}. {privacyTexts.erasedNote}
        </Alert>
      )}
      <Form
        method="post"
        aria-label="Chercher une personne"
        noValidate
        preventScrollReset
        className="flex flex-wrap items-start gap-3"
      >
        <Field
          label="Adresse e-mail"
          name="email"
          id="person-email"
          error={isWrong?.errors.email}
          className="min-w-0 flex-1 basis-64"
        >
          <TextInput
            key={held?.email}
            size="sm"
            type="email"
            autoComplete="off"
            defaultValue={held?.email ?? (isWrong ? firstValue(isWrong.values, "email") : "")}
          />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="find"
          size="sm"
          variant="secondary"
          busy={isBusy}
          busyLabel="Recherche…"
          className="md:mt-7"
        >
          Rechercher
        </Button>
      </Form>
      {held && outcome && <PersonData key={held.fingerprint} held={held} outcome={outcome} />}
    </SubjectSection>
  );
}
