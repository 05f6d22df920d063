import { type SubmitEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { type FormErrors, firstValue, formValues, type FormValues } from "#app/lib/forms/form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Difference } from "#app/ui/differences.tsx";
import { Field } from "#app/ui/field.tsx";
import { ChangedMeanwhile, ComesIntoView } from "#app/ui/record-section.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { useSeenVersion } from "#app/domains/submissions/components/use-seen-version.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { ThumbBar } from "#app/ui/thumb-bar.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { UnsavedChanges } from "#app/ui/unsaved-changes.tsx";
import { templateKindLabel, templateTexts, variableLabels } from "../labels.ts";
import type { SubmissionKind } from "../../registry.ts";
import type { ReplyTemplate } from "../queries.server.ts";
import { replyVariables, templateKinds, templatesPath } from "../rules.ts";
import { templateFieldsSchema } from "../validation.ts";

interface TemplateEditorProps {
  /** Null for a new template. */
  template: ReplyTemplate | null;
  /** The id that a new template gets, so that two clicks create only one template. */
  freshKey: string;
  /** The kinds of submission that the shop does not use. No template can be made for them. */
  unused: readonly SubmissionKind[];
}

/**
 * Returns a whole template as one text. It is shown to the person, and compared to find out whether the template
 * changed.
 */
function templateText({ name, kind, subject, body }: ReplyTemplate): string {
  return [name, templateKindLabel(kind), subject, body].join("\n");
}

/**
 * Returns the fields of a template as typed and as stored. A field that the person did not change has the value that
 * was loaded.
 */
function differencesOf(stored: ReplyTemplate, typed: FormValues): Difference[] {
  const of = (name: "name" | "kind" | "subject" | "body") =>
    name in typed ? firstValue(typed, name) : stored[name];
  return [
    { label: "Nom", mine: of("name"), theirs: stored.name },
    { label: "Pour", mine: templateKindLabel(of("kind")), theirs: templateKindLabel(stored.kind) },
    { label: "Objet", mine: of("subject"), theirs: stored.subject },
    { label: "Texte", mine: of("body"), theirs: stored.body },
  ];
}

/** The form of a new or existing template. The typed text stays in the form, even when the server refuses it. */
export function TemplateEditor({ template, freshKey, unused }: TemplateEditorProps) {
  const [id] = useState(freshKey);
  const [errors, setErrors] = useState<FormErrors>({});
  const text = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<FormValues>({});
  const isSaved = useRef(false);
  const navigate = useNavigate();
  const stored = template ? templateText(template) : "";
  const offered = templateKinds.filter(
    (kind) => kind === template?.kind || unused.every((one) => one !== kind),
  );
  const seen = useSeenVersion(template?.version ?? 1, stored);
  const { ask, busy, answer } = useChange(templatesPath, {
    success: "Modèle enregistré",
    inPage: true,
    leaves: true,
    onDone: () => {
      isSaved.current = true;
      void navigate(templatesPath);
    },
  });

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = formValues(new FormData(event.currentTarget));
    setTyped(filled);
    const checked = checkForm(templateFieldsSchema, filled);
    setErrors("errors" in checked ? checked.errors : {});
    if ("errors" in checked) return;
    const version: Record<string, string> = template ? { version: String(seen.version) } : {};
    ask({ ...filled, ...version, intent: template ? "update" : "create", id });
  }

  /** Inserts a variable at the cursor, as if somebody typed it. */
  function insert(variable: string) {
    const field = text.current;
    if (!field) return;
    field.setRangeText(`{${variable}}`, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  }

  return (
    <Sheet className="max-w-240 p-5 md:p-6">
      <form
        onSubmit={save}
        onInput={({ currentTarget }) => setTyped(formValues(new FormData(currentTarget)))}
        noValidate
        className="grid gap-5"
      >
        <div className="grid gap-5 md:grid-cols-[1fr_240px]">
          <Field label="Nom" name="name" hint="Visible de l’équipe seulement." error={errors.name}>
            <TextInput size="sm" maxLength={80} defaultValue={template?.name} />
          </Field>
          <Field label="Pour" name="kind" error={errors.kind}>
            <Select size="sm" defaultValue={template?.kind ?? "all"}>
              {offered.map((value) => (
                <option key={value} value={value}>
                  {templateKindLabel(value)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field label="Objet" name="subject" error={errors.subject}>
          <TextInput size="sm" maxLength={200} defaultValue={template?.subject ?? "[{reference}] "} />
        </Field>
        <Field label="Texte" name="body" error={errors.body}>
          <TextArea
            ref={text}
            rows={12}
            maxLength={10_000}
            defaultValue={template?.body ?? "Bonjour {prenom},\n\n\n\nBien à vous,\n{signature}"}
          />
        </Field>
        <div>
          <p id="variables" className="mb-2 text-muted">
            Remplies au moment de répondre. Cliquez sur une variable pour l’insérer dans le texte.
          </p>
          <ul aria-labelledby="variables" className="flex flex-wrap gap-x-5 gap-y-2">
            {replyVariables.map((name) => (
              <li key={name} className="flex items-center gap-2">
                <button
                  type="button"
                  onClick={() => insert(name)}
                  className="min-h-8 rounded-mark bg-cobalt-wash px-2 font-semibold text-cobalt-press hover:underline"
                >
                  {`{${name}}`}
                </button>
                <span className="text-muted">{variableLabels[name]}</span>
              </li>
            ))}
          </ul>
        </div>
        {seen.changed && template && (
          <ChangedMeanwhile differences={differencesOf(template, typed)} onAccept={seen.accept} />
        )}
        {answer?.refusal && !busy && (
          <ComesIntoView>
            <Alert tone="danger" title="Le modèle n’est pas enregistré">
              {answer.refusal} Votre texte est gardé ci-dessus.
            </Alert>
          </ComesIntoView>
        )}
        <ThumbBar>
          <Button type="submit" size="sm" busy={busy} busyLabel="Un instant…">
            Enregistrer
          </Button>
          <LinkButton variant="secondary" size="sm" to={templatesPath}>
            Annuler
          </LinkButton>
        </ThumbBar>
      </form>
      <UnsavedChanges dirty={Object.keys(typed).length > 0} isOwnWay={() => isSaved.current}>
        {templateTexts.leave}
      </UnsavedChanges>
    </Sheet>
  );
}
