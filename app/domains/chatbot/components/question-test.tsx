import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { testTexts as texts } from "../labels.ts";
import type { Match } from "../queries/matching.server.ts";
import { chatbotPath, triedParameter } from "../rules/address.ts";
import { questionLength } from "../rules/limits.ts";
import { fillPlaceholders } from "../rules/placeholders.ts";

/** Tries a question: shows which response a visitor would get and why. Stores nothing. */
export function QuestionTest({ tried, match }: { tried: string; match: Match | null }) {
  return (
    <section aria-labelledby="question-test" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="question-test" className="text-h3 tracking-small">
        {texts.title}
      </h2>
      <div>
        <Form
          method="get"
          action={chatbotPath}
          preventScrollReset
          className="flex flex-wrap items-end gap-2.5"
        >
          <Field label={texts.field} name={triedParameter} className="min-w-0 flex-1 basis-55">
            <TextInput key={tried} size="sm" maxLength={questionLength} defaultValue={tried} />
          </Field>
          <Button type="submit" variant="secondary" size="sm" className="mb-px">
            {texts.submit}
          </Button>
        </Form>
        <div role="status">{match && <Verdict match={match} />}</div>
      </div>
    </section>
  );
}

function Verdict({ match: { response, step, score, words, corrections } }: { match: Match }) {
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control border border-line bg-sheet px-4 py-3.5 text-small">
      {response ? (
        <>
          <p className="wrap-anywhere whitespace-pre-line">{fillPlaceholders(response.response)}</p>
          <p className="text-muted">
            {step === "exact" ? texts.exact : texts.share(Math.round(score * 100))}
            {corrections.map(({ typed, meant }) => ` ${texts.corrected(typed, meant)}.`)}
          </p>
        </>
      ) : (
        <p className="font-semibold">{texts.nothing}</p>
      )}
      <ul aria-label={texts.words} className="flex flex-wrap gap-1.5">
        {words.map(({ word, known }) => (
          <li key={word} className="max-w-full">
            <Tag tone={known ? "success" : "outline"} shape={known ? "check" : "ring"} className="max-w-full">
              <span className="truncate">{word}</span>{" "}
              <span className="font-normal">({known ? texts.known : texts.unknown})</span>
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}
