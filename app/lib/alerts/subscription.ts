/** Whether this browser can receive alerts. */
export type AlertSupport = "none" | "denied" | "possible";

/** Returns whether this browser can receive alerts, and whether its person refused them. */
export function alertSupport(): AlertSupport {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "none";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/**
 * Asks the person, then the browser's push service, for alerts signed with this key. Returns the form's fields; null when
 * the person said no. Rejects when the push service does.
 */
export async function subscribeToAlerts(publicKey: string): Promise<Record<string, string> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  // One made with a former key is refused by the service.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

/** Returns where this browser gets its alerts, or null. */
export async function alertEndpoint(): Promise<string | null> {
  if (alertSupport() !== "possible" || Notification.permission !== "granted") return null;
  const registration = await navigator.serviceWorker.getRegistration("/admin");
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}
