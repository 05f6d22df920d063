import { useEffect, useState } from "react";

const pollMs = 30_000;

/** Returns the number of active visitors (rule visits/live), updated every 30 seconds while the screen is visible. */
export function useActiveVisitors(loaded: number): number {
  const [active, setActive] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  if (loaded !== seen) {
    setSeen(loaded);
    setActive(loaded);
  }
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return;
      const answer = await fetch("/admin/analytics/live", { headers: { "X-Unattended": "1" } });
      if (answer.ok) setActive(((await answer.json()) as { active: number }).active);
    };
    // After a failed request the last number stays. The next request follows 30 seconds later.
    const timer = setInterval(() => void ask().catch(() => undefined), pollMs);
    return () => clearInterval(timer);
  }, []);
  return active;
}
