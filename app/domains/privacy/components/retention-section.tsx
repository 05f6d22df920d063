import { Form, useNavigation } from "react-router";
import { firstValue } from "#app/lib/forms/form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SubjectSection } from "#app/ui/subject-section.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { PrivacyOutcome } from "../commands.server.ts";
import { privacyTexts } from "../labels.ts";
import type { RetentionState } from "../queries/retention.server.ts";
import { type Retention, retentionBounds } from "../rules.ts";

const fields = [
  { name: "prospect_months", of: "prospectMonths", label: "Messages et demandes de devis" },
  { name: "applicant_months", of: "applicantMonths", label: "Candidatures" },
] as const satisfies readonly { name: string; of: keyof Retention; label: string }[];

interface RetentionSectionProps {
  retention: RetentionState;
  outcome: PrivacyOutcome | undefined;
  /** Whether visitors can send applications, or have sent some. If not, the form does not ask how long to keep them. */
  takesApplications: boolean;
}

/** The form in which the owner chooses how long submissions are kept. */
export function RetentionSection({ retention, outcome, takesApplications }: RetentionSectionProps) {
  const isBusy = useNavigation().formData?.get("intent") === "retention";
  const answer = outcome?.intent === "retention" ? outcome : undefined;
  const errors = answer?.outcome === "invalid" ? answer.errors : {};
  const asked = fields.filter(({ of }) => takesApplications || of !== "applicantMonths");
  return (
    <SubjectSection title={privacyTexts.retention} intro={privacyTexts.retentionIntro(takesApplications)}>
      <Form
        method="post"
        aria-label="Durées de conservation"
        noValidate
        preventScrollReset
        className="grid gap-4"
      >
        <input type="hidden" name="version" value={retention.version} />
        {!takesApplications && (
          <input type="hidden" name="applicant_months" value={retention.applicantMonths} />
        )}
        <div className="grid gap-4 md:grid-cols-2">
          {asked.map(({ name, of, label }) => (
            <Field
              key={name}
              label={label}
              name={name}
              error={errors[name]}
              hint={`De ${retentionBounds[of].least} à ${retentionBounds[of].most}\u00a0mois, le maximum recommandé par la CNIL`}
            >
              <TextInput
                size="sm"
                inputMode="numeric"
                maxLength={3}
                defaultValue={
                  answer && answer.outcome !== "done"
                    ? firstValue(answer.values, name)
                    : String(retention[of])
                }
              />
            </Field>
          ))}
        </div>
        {answer?.outcome === "done" && <Alert tone="success">{privacyTexts.retentionSaved}</Alert>}
        {answer?.outcome === "stale" && (
          <Alert tone="danger">
            {privacyTexts.retentionStale}
            <p className="mt-1">
              Maintenant enregistré&nbsp;:{" "}
              {asked.map(({ of, label }) => `${label}, ${retention[of]}\u00a0mois`).join("\u00a0; ")}.
            </p>
          </Alert>
        )}
        <div>
          <Button
            type="submit"
            name="intent"
            value="retention"
            variant="secondary"
            size="sm"
            busy={isBusy}
            busyLabel="Enregistrement…"
          >
            Enregistrer les durées
          </Button>
        </div>
      </Form>
    </SubjectSection>
  );
}
