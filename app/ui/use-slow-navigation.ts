import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

/** A page that comes sooner than this replaces the one before without a placeholder flashing in between. */
const patienceMs = 150;

/** Whether the page that `leadsTo` accepts has been awaited long enough to show that it is coming. */
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
