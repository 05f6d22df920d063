import { StateMark } from "#app/ui/tag.tsx";
import { resultLooks, resultText, type Result } from "../records/result.ts";

/** Shows in a row or in the head of a record that the request was won or lost (rule inboxes/result). */
export function ResultMark({ result }: { result: NonNullable<Result["result"]> }) {
  const { shape } = resultLooks[result];
  return (
    <StateMark tone={result === "won" ? "success" : "muted"} shape={shape}>
      {resultText({ result, resultReason: null, resultAmount: null })}
    </StateMark>
  );
}
