import { useState } from "react";
import { longDay } from "#app/lib/french/long-day.ts";
import { errorsOf } from "#app/lib/forms/outcome.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Table, TableCell, TableRow } from "#app/ui/table.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { configurationTexts, effectText, understandingTexts as texts } from "../labels.ts";
import type { Comprehension } from "../queries/comprehension.server.ts";
import type { OffTopicQuestions } from "../queries/examples.server.ts";
import type { WeekOfQuestions } from "../queries/weeks.server.ts";
import { chatbotAddresses } from "../rules/address.ts";
import type { ConfigurationOutcome } from "../rules/configuration.ts";
import { WritingSection } from "./writing-section.tsx";

/** Shows how well visitors were understood each week, and the list of off-topic questions. */
export function UnderstandingTab({ weeks, effect, offTopic, writing }: Comprehension) {
  return (
    <div className="grid max-w-220 grid-cols-[minmax(0,1fr)] gap-9">
      <section aria-labelledby="weeks" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="weeks" className="text-h3 tracking-small">
          {texts.weeks}
        </h2>
        <Weeks weeks={weeks} />
        <p className="text-small text-muted">
          <span className="font-semibold text-ink">{texts.effect}&nbsp;:</span>{" "}
          {effect ? effectText(effect) : texts.noEffect}
        </p>
      </section>
      <WritingSection {...writing} />
      <OffTopicForm key={offTopic.seen} offTopic={offTopic} />
    </div>
  );
}

function Weeks({ weeks }: { weeks: readonly WeekOfQuestions[] }) {
  const [first = "", ...labels] = texts.columns;
  const rows = weeks.map((week) => {
    const share = (part: number) =>
      week.questions === 0
        ? "–"
        : part === 0
          ? "0"
          : `${part}\u00a0(${Math.round((100 * part) / week.questions)}\u00a0%)`;
    const { questions, answered, askedBack, unanswered, handedOver } = week;
    const figures = [questions, share(answered), share(askedBack), share(unanswered), handedOver];
    const isEmpty = questions + handedOver === 0;
    return { day: longDay(new Date(`${week.monday}T12:00:00Z`)), figures, isEmpty };
  });
  return (
    <>
      {/* A narrow screen gets a list instead of a table, whose last columns would be beyond its edge. */}
      <ul aria-label={texts.table} className="grid gap-3 text-small xl:hidden">
        {rows.map(({ day, figures, isEmpty }) => (
          <li key={day} className="border-b border-line pb-3">
            <span className="font-semibold">
              {first} {day}
            </span>
            {isEmpty ? (
              <p className="text-muted">{texts.emptyWeek}</p>
            ) : (
              <dl className="flex flex-wrap gap-x-4">
                {figures.map((figure, at) => (
                  <div key={labels[at]} className="flex gap-1 whitespace-nowrap">
                    <dt className="text-muted">{labels[at]}</dt>
                    <dd className="tabular-nums">{figure}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
      <Table
        caption={texts.table}
        columns={texts.columns.map((label, at) => ({ label, align: at === 0 ? "start" : "end" }))}
        className="max-xl:hidden"
      >
        {rows.map(({ day, figures }) => (
          <TableRow key={day}>
            <TableCell className="whitespace-nowrap">{day}</TableCell>
            {figures.map((figure, at) => (
              <TableCell key={labels[at]} className="text-right whitespace-nowrap tabular-nums">
                {figure}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </Table>
    </>
  );
}

/** The form for the list of off-topic questions. After a refusal, the typed text stays in the field. */
function OffTopicForm({ offTopic }: { offTopic: OffTopicQuestions }) {
  const [typed, setTyped] = useState(offTopic.questions.join("\n"));
  const { form, busy, answer } = useChange<ConfigurationOutcome>(chatbotAddresses.path, {
    success: configurationTexts.notices.foreign,
    inPage: true,
  });
  const errors = busy ? {} : errorsOf(answer);
  const refusal = !busy && answer && answer.outcome !== "invalid" ? answer.refusal : null;
  return (
    <form {...form} aria-labelledby="foreign" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="foreign" className="text-h3 tracking-small">
        {texts.offTopic}
      </h2>
      <p className="text-small text-muted">{texts.offTopicText}</p>
      <input type="hidden" name="intent" value="foreign" />
      <input type="hidden" name="seen" value={offTopic.seen} />
      <Field label={texts.offTopicField} name="examples" error={errors.examples}>
        <TextArea rows={14} value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      {refusal && <Alert tone="danger" title={refusal} />}
      <Button type="submit" size="sm" busy={busy} busyLabel={texts.submitting} className="justify-self-start">
        {texts.submit}
      </Button>
    </form>
  );
}
