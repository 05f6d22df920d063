import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Select } from "#app/ui/select.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { configurationTexts, testTexts, unansweredTexts as texts } from "../labels.ts";
import { chatbotAddresses } from "../rules/address.ts";
import type { UnansweredGroup } from "../queries/learning.server.ts";
import { offTopicTarget } from "../validation.ts";

/** The visitors' unanswered questions, grouped by meaning, the most frequent first. */
export function UnansweredList({ groups }: { groups: readonly UnansweredGroup[] }) {
  const teaching = useChange(chatbotAddresses.path, { success: configurationTexts.notices.taught });
  const { ask, busy } = useChange(chatbotAddresses.path, { success: configurationTexts.notices.dismissed });
  return (
    <section aria-labelledby="unanswered" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="unanswered" className="text-h3 tracking-small">
        {texts.title}
      </h2>
      {groups.length === 0 && <p className="text-small text-muted">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {groups.map(({ question, ids, alsoAsked, nearest }) => (
          <li key={ids[0]} className="grid gap-2 py-3">
            <p className="font-semibold wrap-anywhere">
              {question}{" "}
              <span className="font-normal text-muted tabular-nums">· {texts.times(ids.length)}</span>
            </p>
            {alsoAsked.length > 0 && (
              <p className="text-small wrap-anywhere text-muted">{alsoAsked.slice(0, 3).join(" · ")}</p>
            )}
            <form {...teaching.form} aria-label={question} className="flex flex-wrap items-end gap-2.5">
              <input type="hidden" name="intent" value="teach" />
              <input type="hidden" name="questions" value={ids.join(",")} />
              <Select
                name="into"
                size="sm"
                aria-label={`${texts.into}\u00a0: ${question}`}
                className="min-w-0 flex-1 basis-40"
              >
                {nearest.map(({ id, name }) => (
                  <option key={id} value={id ?? offTopicTarget}>
                    {name ?? testTexts.offTopic}
                  </option>
                ))}
              </Select>
              <Button
                type="submit"
                size="sm"
                variant="secondary"
                disabled={teaching.busy}
                aria-label={`${texts.teach}\u00a0: ${question}`}
              >
                {texts.teach}
              </Button>
            </form>
            <div className="flex flex-wrap gap-2.5">
              <LinkButton
                size="sm"
                variant="secondary"
                to={chatbotAddresses.write({ questionId: ids[0] ?? null })}
                aria-label={`${texts.create}\u00a0: ${question}`}
              >
                {texts.create}
              </LinkButton>
              <Button
                size="sm"
                variant="text"
                disabled={busy}
                aria-label={`${texts.dismiss}\u00a0: ${question}`}
                onClick={() => ask({ intent: "dismiss", questions: ids.join(",") })}
              >
                {texts.dismiss}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
