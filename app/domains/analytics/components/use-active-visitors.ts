import { useEffect, useState } from "react";

const pollMs = 30_000;

/** Returns the live count (rule visits/live): the loaded one, then every 30 seconds while the screen shows. */
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
    // A failed request keeps the last count; the next request follows in half a minute.
    const timer = setInterval(() => void ask().catch(() => undefined), pollMs);
    return () => clearInterval(timer);
  }, []);
  return active;
}
