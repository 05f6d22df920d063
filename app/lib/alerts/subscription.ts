import { workingWorker } from "#app/lib/worker/registration.ts";

/** Whether this browser can receive alerts. `denied` means that the person has refused notifications. */
export type AlertSupport = "none" | "denied" | "possible";

/** Returns whether this browser can receive alerts, or whether the person has refused notifications. */
export function alertSupport(): AlertSupport {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "none";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/**
 * Asks the person for permission, then subscribes to the browser's push service with this key. Returns the push address
 * as fields of a form, or null when the person refuses. Rejects when the push service fails.
 */
export async function subscribeToAlerts(publicKey: string): Promise<Record<string, string> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await workingWorker();
  // The push service would refuse a subscription made with a former key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

/** Returns this browser's push address, or null when it has no subscription. */
export async function alertEndpoint(): Promise<string | null> {
  if (alertSupport() !== "possible" || Notification.permission !== "granted") return null;
  const registration = await navigator.serviceWorker.getRegistration("/admin");
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}
