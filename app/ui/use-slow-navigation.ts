import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** A page that comes sooner replaces the previous one, and no placeholder flashes. */
const patienceMs = 150;

/** Whether a page that `leadsTo` accepts has been loading long enough for a placeholder. */
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
