import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { assistantPath, questionAddress } from "../content/door.ts";
import {
  assistantPageTexts as texts,
  chatTexts,
  quickQuestions,
  writtenNotice,
} from "../content/visitor-texts.ts";
import { questionLength } from "../rules/limits.ts";
import type { PageAnswer } from "../rules/talk.ts";
import { AnswerText } from "./answer-text.tsx";

interface AssistantPageProps {
  question: string;
  /** Null if nothing was asked. */
  answered: PageAnswer | null;
  /** Whether the text-generation service may write the answer (rule assistant/written). */
  isWriting: boolean;
}

/** The assistant as a page: one question, one answer, without JavaScript (rule assistant/page). */
export function AssistantPage({ question, answered, isWriting }: AssistantPageProps) {
  return (
    <div className="wrap pb-(--section)">
      <div className="grid max-w-180 gap-8">
        {answered && (
          <section aria-label={chatTexts.log} className="grid gap-3">
            <p className="on-cobalt max-w-[88%] justify-self-end rounded-control px-3.5 py-2.5 wrap-anywhere">
              <span className="sr-only">{chatTexts.you}&nbsp;: </span>
              {question}
            </p>
            <p
              role="status"
              className="max-w-[88%] justify-self-start rounded-control border border-line bg-sheet px-3.5 py-2.5 whitespace-pre-line"
            >
              <span className="sr-only">{chatTexts.assistant}&nbsp;: </span>
              <AnswerText content={answered.answer} />
            </p>
            {answered.choices.length > 0 && (
              <nav aria-label={chatTexts.choices} className="flex flex-wrap gap-2">
                {answered.choices.map(({ id, label }) => (
                  <LinkButton
                    key={id}
                    to={questionAddress(label, id)}
                    rel="nofollow"
                    variant="secondary"
                    size="sm"
                  >
                    {label}
                  </LinkButton>
                ))}
              </nav>
            )}
          </section>
        )}
        <form action={assistantPath} className="flex flex-wrap items-end gap-3">
          <Field label={chatTexts.field} name="question" className="min-w-0 flex-1 basis-60">
            <TextInput key={question} maxLength={questionLength} required autoComplete="off" />
          </Field>
          <Button type="submit">{texts.submit}</Button>
        </form>
        <nav aria-label={chatTexts.quick} className="flex flex-wrap gap-2">
          {quickQuestions.map((quick) => (
            <LinkButton
              key={quick.label}
              to={questionAddress(quick.question)}
              rel="nofollow"
              variant="secondary"
              size="sm"
            >
              {quick.label}
            </LinkButton>
          ))}
        </nav>
        <p className="text-small text-muted">
          {isWriting && `${writtenNotice} `}
          {texts.notice} <AppLink to="/#contact">{texts.contact}</AppLink>
        </p>
      </div>
    </div>
  );
}
