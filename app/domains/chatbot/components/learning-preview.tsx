import { type FormEvent, useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { configurationTexts, learningTexts as texts } from "../labels.ts";
import type { Lesson } from "../queries/learning.server.ts";
import { chatbotAddress } from "../rules/address.ts";
import { useConfiguration } from "./use-configuration.ts";

/** The lessons learning would add, ticked before anything is stored (rule assistant/learning). */
export function LearningPreview({ lessons }: { lessons: readonly Lesson[] }) {
  const [added, setAdded] = useState<number | null>(null);
  const { ask, busy, refusal } = useConfiguration((answer) =>
    setAdded(answer.outcome === "done" ? (answer.added ?? 0) : null),
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    ask("learn", new FormData(event.currentTarget));
  }

  const back = (
    <LinkButton variant="secondary" size="sm" to={chatbotAddress({})}>
      {texts.back}
    </LinkButton>
  );
  return (
    <div className="grid max-w-220 grid-cols-[minmax(0,1fr)] gap-5">
      {added !== null && (
        <Alert tone="success" title={configurationTexts.notices.learned}>
          {texts.added(added)}
        </Alert>
      )}
      {lessons.length === 0 ? (
        <EmptyState title={texts.none} text={texts.noneText}>
          {back}
        </EmptyState>
      ) : (
        <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="learning">
          <h2 id="learning" className="text-h3 tracking-small">
            {texts.title}
          </h2>
          <p className="text-small text-muted">{texts.intro}</p>
          <ul className="divide-y divide-line border-y border-line">
            {lessons.map(({ key, keywords, response, times }) => (
              <li key={key}>
                <Checkbox
                  name="lessons"
                  value={key}
                  label={
                    <>
                      <span className="font-semibold wrap-anywhere">{keywords}</span>{" "}
                      <span className="text-muted">({texts.times(times)})</span>
                      <span className="mt-1 line-clamp-3 whitespace-pre-line text-muted">{response}</span>
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          {refusal && <Alert tone="danger" title={refusal} />}
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" size="sm" busy={busy} busyLabel="Enregistrement…">
              {texts.submit}
            </Button>
            {back}
          </div>
        </form>
      )}
    </div>
  );
}
