import { useEffect } from "react";

const patienceMs = 2000;

/** Starts the collector (P§4) once the page has nothing better to do. A page without it is the same page. */
export function Audience() {
  useEffect(() => {
    const start = () =>
      void import("./use-audience-collector.ts").then(
        ({ startAudienceCollector }) => startAudienceCollector(),
        () => undefined,
      );
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: patienceMs });
    else setTimeout(start, patienceMs / 4);
  }, []);
  return null;
}
