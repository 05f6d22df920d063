import { StateMark } from "#app/ui/tag.tsx";
import { answerText } from "../labels.ts";
import type { Correspondence } from "../rules.ts";

/** Shows whether and when a submission was answered, or that it needs no answer (rule inboxes/answered). */
export function AnswerMark({ of, now }: { of: Omit<Correspondence, "read">; now: Date }) {
  const text = answerText(of, now);
  const isDone = !of.awaitsAnswer || of.answeredAt !== null;
  return (
    <StateMark tone={isDone ? "success" : "ink"} shape={isDone ? "check" : "ring"}>
      <span suppressHydrationWarning>{`${text[0]?.toUpperCase()}${text.slice(1)}`}</span>
    </StateMark>
  );
}
