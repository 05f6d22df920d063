import { type RefObject, useState } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { useEachAnswer } from "#app/ui/use-each-answer.ts";
import type { DescriptionAnswer } from "../../rules/admin-answers.ts";
import { FieldSection } from "./location-fields.tsx";

interface DescriptionFieldProps {
  form: RefObject<HTMLFormElement | null>;
  initial: string;
  error: string | undefined;
}

/**
 * The description as HTML, with a button that proposes a text and one that shows a preview (rule zones/descriptions).
 */
export function DescriptionField({ form, initial, error }: DescriptionFieldProps) {
  const proposal = useFetcher<DescriptionAnswer>();
  const preview = useFetcher<DescriptionAnswer>();
  const [text, setText] = useState(initial);
  useEachAnswer(proposal.data, ({ description }) => setText(description));

  function ask(fetcher: typeof proposal, intent: string) {
    if (!form.current) return;
    const asked = new FormData(form.current);
    asked.set("intent", intent);
    void fetcher.submit(asked, { method: "post" });
  }

  return (
    <FieldSection title="La description">
      <Field
        label="Texte de la page"
        name="description"
        optional
        error={error}
        hint="En HTML&nbsp;: h2, h3, p, ul, ol, li, strong, em, a… Le reste est retiré. Vide&nbsp;: un texte est composé d’après la commune."
        className="md:col-span-2"
      >
        <TextArea
          rows={10}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="font-mono text-small"
          spellCheck
        />
      </Field>
      <div className="flex flex-wrap gap-2.5 md:col-span-2">
        <Button
          variant="secondary"
          size="sm"
          busy={proposal.state !== "idle"}
          busyLabel="Un instant…"
          onClick={() => ask(proposal, "describe")}
        >
          Régénérer la description
        </Button>
        <Button
          variant="text"
          size="sm"
          busy={preview.state !== "idle"}
          busyLabel="Un instant…"
          onClick={() => ask(preview, "preview")}
        >
          Voir l’aperçu
        </Button>
      </div>
      {preview.data && (
        <section
          aria-label="Aperçu de la description"
          className="on-sheet rounded-control border border-line p-5 md:col-span-2"
        >
          <Prose html={preview.data.description} />
        </section>
      )}
    </FieldSection>
  );
}
