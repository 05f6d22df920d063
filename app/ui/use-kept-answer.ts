import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Returns the answer of the screen's last form until the next navigation. The router itself forgets it as soon as the
 * screen's data are loaded again, for instance because something arrived.
 */
export function useKeptAnswer<Result>(answer: Result | undefined): Result | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (kept.key === key && (answer === undefined || answer === kept.answer)) return kept.answer;
  setKept({ key, answer });
  return answer;
}
