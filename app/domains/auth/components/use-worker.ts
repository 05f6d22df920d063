import { useEffect } from "react";
import { useFetcher } from "react-router";
import { alertEndpoint } from "#app/lib/alerts/subscription.ts";
import { startWorker } from "#app/lib/worker/registration.ts";

const noted = "alerts-noted";

/**
 * Starts the service worker of the back office. Once in each session, also reports to the server that the person uses
 * this device. So the server can end the device's alerts when the person signs out (rule reach/signed-out).
 */
export function useWorker(): void {
  const { submit } = useFetcher();
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const end = startWorker();
    void note().catch(() => undefined);
    return end;
    async function note() {
      if (sessionStorage.getItem(noted)) return;
      const endpoint = await alertEndpoint();
      if (!endpoint) return;
      sessionStorage.setItem(noted, "yes");
      await submit({ intent: "alert-here", endpoint }, { method: "post", action: "/admin/account" });
    }
  }, [submit]);
}

/** Forgets that this device was reported, so that the next session reports it again. */
export function forgetNotedDevice(): void {
  try {
    sessionStorage.removeItem(noted);
  } catch {
    // The browser refuses storage, so nothing was stored.
  }
}
