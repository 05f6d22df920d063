import { useEffect, useState } from "react";

/** B§9: every 30000 ms. */
const pollMs = 30_000;

/** The live count (B§7): the loaded one, then asked again every 30 seconds while the screen is in view. */
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
    // A failed count leaves the last one; the next is half a minute away.
    const timer = setInterval(() => void ask().catch(() => undefined), pollMs);
    return () => clearInterval(timer);
  }, []);
  return active;
}
