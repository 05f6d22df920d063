/** The path to which a renewed push address is reported. */
export const renewedAddressPath = "/api/alert-address";

interface Renewal {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/**
 * Reports this device's renewed push address to the server (rule reach/renewed). The former address identifies the
 * device, since its session may have ended. Does nothing without the former address.
 */
export async function tellRenewedAddress(
  { oldSubscription: former, newSubscription }: Renewal,
  pushManager: Pick<PushManager, "subscribe">,
): Promise<void> {
  if (!former) return;
  const key = former.options.applicationServerKey;
  const renewed =
    newSubscription ??
    (key && (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
  if (!renewed) return;
  const { endpoint = "", keys = {} } = renewed.toJSON();
  const body = new URLSearchParams({
    former: former.endpoint,
    endpoint,
    p256dh: keys.p256dh ?? "",
    auth: keys.auth ?? "",
  });
  await fetch(renewedAddressPath, { method: "POST", body });
}
