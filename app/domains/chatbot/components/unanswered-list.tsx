import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { unansweredTexts as texts } from "../labels.ts";
import { chatbotAddress } from "../rules/address.ts";
import type { QuestionGroup } from "../rules/grouping.ts";
import { useConfiguration } from "./use-configuration.ts";

/** The visitors' unanswered questions, grouped by meaning, the most frequent first. */
export function UnansweredList({ groups }: { groups: readonly QuestionGroup[] }) {
  const { ask, busy } = useConfiguration();
  return (
    <section aria-labelledby="unanswered" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="unanswered" className="text-h3 tracking-small">
        {texts.title}
      </h2>
      {groups.length === 0 && <p className="text-small text-muted">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {groups.map(({ question, ids, alsoAsked }) => (
          <li key={ids[0]} className="grid gap-2 py-3">
            <p className="font-semibold wrap-anywhere">
              {question}{" "}
              <span className="font-normal text-muted tabular-nums">· {texts.times(ids.length)}</span>
            </p>
            {alsoAsked.length > 0 && (
              <p className="text-small wrap-anywhere text-muted">{alsoAsked.slice(0, 3).join(" · ")}</p>
            )}
            <div className="flex flex-wrap gap-2.5">
              <LinkButton
                size="sm"
                variant="secondary"
                to={chatbotAddress({ questionId: ids[0] ?? null })}
                aria-label={`${texts.create} : ${question}`}
              >
                {texts.create}
              </LinkButton>
              <Button
                size="sm"
                variant="text"
                disabled={busy}
                aria-label={`${texts.dismiss} : ${question}`}
                onClick={() => ask("dismiss", { questions: ids.join(",") })}
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
