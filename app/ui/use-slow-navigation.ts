import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** A page that loads within this time, in milliseconds, replaces the previous page without a placeholder. */
const patienceMs = 150;

/** Whether a placeholder should show: the browser has waited more than 150 ms for a page that `leadsTo` accepts. */
export function useSlowNavigation(leadsTo: (pathname: string) => boolean): boolean {
  const { state, location } = useNavigation();
  const isAwaited = state === "loading" && location !== undefined && leadsTo(location.pathname);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isAwaited]);
  return isAwaited && isSlow;
}
