import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { configurationTexts, effectText, learningTexts as texts } from "../labels.ts";
import type { Lesson } from "../queries/learning.server.ts";
import { chatbotAddresses } from "../rules/address.ts";
import type { ConfigurationOutcome, Effect } from "../rules/configuration.ts";
import { newTarget } from "../validation.ts";

/**
 * Lists the lessons: questions that always got the same answer. The owner ticks those that the assistant should learn;
 * no others are stored (rule assistant/learning).
 */
export function LearningPreview({ lessons }: { lessons: readonly Lesson[] }) {
  const [added, setAdded] = useState<{ count: number; effect: Effect | null } | null>(null);
  const { form, busy, answer } = useChange<ConfigurationOutcome>(chatbotAddresses.path, {
    success: configurationTexts.notices.learned,
    inPage: true,
    onDone: (done) => setAdded({ count: done.added ?? 0, effect: done.effect ?? null }),
  });

  const back = (
    <LinkButton variant="secondary" size="sm" to={chatbotAddresses.path}>
      {texts.back}
    </LinkButton>
  );
  return (
    <div className="grid max-w-220 grid-cols-[minmax(0,1fr)] gap-5">
      {added !== null && (
        <Alert tone="success" title={configurationTexts.notices.learned}>
          {texts.added(added.count)} {added.effect && effectText(added.effect)}
        </Alert>
      )}
      {lessons.length === 0 ? (
        <EmptyState title={texts.none} text={texts.noneText}>
          {back}
        </EmptyState>
      ) : (
        <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="learning">
          <input type="hidden" name="intent" value="learn" />
          <h2 id="learning" className="text-h3 tracking-small">
            {texts.title}
          </h2>
          <p className="text-small text-muted">{texts.intro}</p>
          <ul className="divide-y divide-line border-y border-line">
            {lessons.map(({ key, keywords, response, times, from }) => (
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
                {from && (
                  <Field label={texts.into} name={`into-${key}`} className="pb-3 pl-8">
                    <Select size="sm">
                      <option value={from}>{texts.intoSame}</option>
                      <option value={newTarget}>{texts.intoNew}</option>
                    </Select>
                  </Field>
                )}
              </li>
            ))}
          </ul>
          {!busy && answer?.refusal && <Alert tone="danger" title={answer.refusal} />}
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
