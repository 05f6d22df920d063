import { StateMark } from "#app/ui/tag.tsx";
import { answerText } from "../labels.ts";
import type { Result } from "../records/result.ts";
import type { Correspondence } from "../rules.ts";
import { ResultMark } from "./result-mark.tsx";

type Answered = Omit<Correspondence, "read"> & Partial<Pick<Result, "result">>;

/**
 * Shows whether and when a submission was answered, or that it needs no answer (rule inboxes/answered). Spam, and a
 * request that was won or lost, show this instead.
 */
export function AnswerMark({ of, now }: { of: Answered; now: Date }) {
  if (of.spam)
    return (
      <StateMark tone="muted" shape="cross">
        Indésirable
      </StateMark>
    );
  if (of.result) return <ResultMark result={of.result} />;
  const text = answerText(of, now);
  const isDone = !of.awaitsAnswer || of.answeredAt !== null;
  return (
    <StateMark tone={isDone ? "success" : "ink"} shape={isDone ? "check" : "ring"}>
      <span suppressHydrationWarning>{`${text[0]?.toUpperCase()}${text.slice(1)}`}</span>
    </StateMark>
  );
}
