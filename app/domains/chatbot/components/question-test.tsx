import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { testTexts as texts } from "../labels.ts";
import type { ShownJudgement } from "../queries/judgement.server.ts";
import { chatbotAddresses, triedParameter } from "../rules/address.ts";
import { questionLength } from "../rules/limits.ts";

/**
 * The field in which the owner tries a question. Shows which response (a stored answer) a visitor would get, and why.
 * Stores nothing.
 */
export function QuestionTest({ tried, judgement }: { tried: string; judgement: ShownJudgement | null }) {
  return (
    <section aria-labelledby="question-test" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="question-test" className="text-h3 tracking-small">
        {texts.title}
      </h2>
      <div>
        <Form
          method="get"
          action={chatbotAddresses.path}
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
        <div role="status">{judgement && <Verdict {...judgement} />}</div>
      </div>
    </section>
  );
}

function Verdict(shown: ShownJudgement) {
  const { match, reply, buttons, learned } = shown;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 rounded-control border border-line bg-sheet px-4 py-3.5 text-small">
      {reply.from === "choices" ? (
        <p className="font-semibold">
          {texts.asks} {buttons.join(" · ")}
        </p>
      ) : (
        <>
          <p className="wrap-anywhere whitespace-pre-line">{reply.content}</p>
          <p className="text-muted">{reply.from === "response" ? reasonOf(shown) : texts.from[reply.from]}</p>
        </>
      )}
      {learned ? <Learned {...learned} /> : <p className="text-muted">{texts.notLearned}</p>}
      <ul aria-label={texts.words} className="flex flex-wrap gap-1.5">
        {match.words.map(({ word, known }) => (
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

/** Returns the reason why a response was chosen. */
function reasonOf({ match: { corrections, step, score }, decision }: ShownJudgement): string {
  if (decision.kind !== "answer") return "";
  const reason =
    decision.from !== "keywords"
      ? `${texts.decided[decision.from]} (${percent(decision.confidence)})`
      : step === "exact"
        ? texts.exact
        : texts.share(Math.round(score * 100));
  return [reason, ...corrections.map(({ typed, meant }) => `${texts.corrected(typed, meant)}.`)].join(" ");
}

/** A smaller share is not listed, because it would read '0 %'. */
const worthShowing = 0.005;

function Learned({ read, ranked, nearest }: NonNullable<ShownJudgement["learned"]>) {
  return (
    <>
      <p className="wrap-anywhere">
        <span className="font-semibold">{texts.read}</span> {read}
      </p>
      <Likely
        title={texts.ranked}
        entries={ranked
          .filter(({ confidence }) => confidence >= worthShowing)
          .slice(0, 3)
          .map(({ name, confidence }) => [name ?? texts.offTopic, confidence])}
      />
      <Likely
        title={texts.nearest}
        entries={nearest
          .slice(0, 3)
          .map(({ question, name, likeness }) => [`${question} → ${name ?? texts.offTopic}`, likeness])}
      />
    </>
  );
}

function Likely({ title, entries }: { title: string; entries: [string, number][] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h3 className="mb-0.5 text-base">{title}</h3>
      <ul>
        {entries.map(([name, share]) => (
          <li key={name} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="text-muted tabular-nums">{percent(share)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function percent(share: number): string {
  return `${Math.round(100 * Math.min(share, 1))}\u00a0%`;
}
