import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls `settle` once with each answer of a fetcher. React Router keeps the fetcher's data outside React's state, so
 * React may skip an effect that depends on the data. This effect therefore runs after every render.
 */
export function useEachAnswer<Answer>(answer: Answer | undefined, settle: (answer: Answer) => void): void {
  const settled = useRef<Answer>(undefined);
  const settleLatest = useEffectEvent(settle);
  useEffect(() => {
    if (answer === undefined || answer === settled.current) return;
    settled.current = answer;
    settleLatest(answer);
  });
}
