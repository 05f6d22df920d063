import type { Page } from "@playwright/test";
import type { PushService, Subscriber } from "./push-service.ts";

/** Makes the page subscribe to the test's push service. A headless browser has no push service itself. */
export async function subscribeHere(page: Page, pushes: PushService): Promise<Subscriber> {
  const subscriber = pushes.subscribe();
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: () => Promise.resolve(true),
    };
    Object.assign(Notification, { requestPermission: () => Promise.resolve("granted") });
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: () => Promise.resolve(subscription),
    });
  }, subscriber.fields);
  return subscriber;
}
