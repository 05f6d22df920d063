import { choicePart, listAddresses, pagePart } from "#app/lib/pages/list-address.ts";

/** How long a confirmation link is valid. */
export const confirmationDays = 7;
/** Within this time after a request, the same address gets no second confirmation e-mail. */
export const resendMinutes = 10;

export type SubscriberStatus = "pending" | "confirmed" | "unsubscribed" | "paused";

interface KnownSubscriber {
  status: string;
  spam: boolean;
  requestedAt: Date;
}

/**
 * Whether a repeated request sends another confirmation e-mail. A confirmed address never gets one. Any other address
 * gets one if `resendMinutes` have passed since its last request, if that request was spam, or if it is unsubscribed.
 */
export function needsNewLink({ status, spam, requestedAt }: KnownSubscriber, now: Date): boolean {
  if (status === "confirmed") return false;
  return status === "unsubscribed" || spam || now.getTime() - requestedAt.getTime() > resendMinutes * 60_000;
}

/** The URLs of the back office's list of subscribers. */
export const subscriberAddresses = listAddresses("/admin/newsletter", {
  status: choicePart("status", ["pending", "unsubscribed", "paused"], "confirmed"),
  page: pagePart,
});
