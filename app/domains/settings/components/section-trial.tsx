import { Form } from "react-router";
import { errorsOf } from "#app/lib/forms/outcome.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useChange } from "#app/ui/use-change.ts";
import type { TrialOutcome } from "../commands/trial.server.ts";
import { trialTexts as texts } from "../labels.ts";
import type { SectionScreen } from "../queries/section.server.ts";
import { sectionPath } from "../rules/form.ts";

interface SectionTrialProps {
  screen: SectionScreen;
  trial: NonNullable<SectionScreen["trial"]>;
  /** The e-mail address that the field for a test message contains at first. */
  recipient: string;
  /** The result of a test that was posted without JavaScript. */
  answered?: TrialOutcome & { refusal: string | null };
}

/**
 * Tests the connection that the section's stored settings describe, and shows what the server answered (rule
 * settings/trial).
 */
export function SectionTrial({ screen, trial, recipient, answered }: SectionTrialProps) {
  const path = sectionPath(screen.key);
  const { form, busy, answer: asked } = useChange<TrialOutcome>(path, { inPage: true });
  const answer = asked ?? answered;
  // A result from before the last save is not shown, because it is about settings that are no longer stored.
  const tried = answer?.outcome === "done" && answer.version >= screen.version ? answer.trial : null;
  return (
    <Sheet className="mt-5 p-4 md:p-5">
      <section aria-labelledby="trial">
        <h3 id="trial" className="text-h4">
          {trial.title}
        </h3>
        <p className="mt-1 text-muted">{trial.text}</p>
        <Form {...form} aria-label={trial.title} noValidate className="mt-4 flex flex-wrap items-start gap-3">
          <input type="hidden" name="intent" value="try" />
          {trial.writesTo && (
            <Field label={texts.to} name="to" error={errorsOf(answer).to} className="min-w-0 flex-1 basis-60">
              <TextInput
                size="sm"
                type="email"
                autoComplete="email"
                maxLength={254}
                defaultValue={recipient}
              />
            </Field>
          )}
          <Button
            type="submit"
            variant="secondary"
            size="sm"
            busy={busy}
            busyLabel={texts.busy}
            className={trial.writesTo ? "md:mt-8" : undefined}
          >
            {trial.act}
          </Button>
        </Form>
        <div role="status" className="mt-4 empty:hidden">
          {!busy && tried && (
            <Alert tone={tried.worked ? "success" : "danger"} role="none">
              <p>{tried.text}</p>
              {tried.said && (
                <p className="mt-1 wrap-anywhere">
                  {texts.answer} «&nbsp;{tried.said}&nbsp;».
                </p>
              )}
            </Alert>
          )}
          {!busy && answer?.refusal && answer.outcome !== "invalid" && (
            <Alert tone="danger" role="none" title={texts.failed}>
              {answer.refusal}
            </Alert>
          )}
        </div>
      </section>
    </Sheet>
  );
}
