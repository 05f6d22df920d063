/** How long a confirmation link is valid. */
export const confirmationDays = 7;
/** The same form sent again within this time sends no second e-mail. */
export const resendMinutes = 10;

export type SubscriberStatus = "pending" | "confirmed" | "unsubscribed";

interface KnownSubscriber {
  status: string;
  spam: boolean;
  requestedAt: Date;
}

/**
 * Returns whether a repeated request sends another confirmation e-mail: not to confirmed addresses, not at every
 * click.
 */
export function needsNewLink({ status, spam, requestedAt }: KnownSubscriber, now: Date): boolean {
  if (status === "confirmed") return false;
  return status === "unsubscribed" || spam || now.getTime() - requestedAt.getTime() > resendMinutes * 60_000;
}

/** Returns the state the back office's list shows; an unknown value means `confirmed`. */
export function subscriberStatus(asked: string | null): SubscriberStatus {
  return asked === "pending" || asked === "unsubscribed" ? asked : "confirmed";
}

/** Returns the address of the list in a state, or of its export. */
export function subscribersAddress(status: SubscriberStatus, page = 1, path = "/admin/newsletter"): string {
  const parameters = new URLSearchParams();
  if (status !== "confirmed") parameters.set("status", status);
  if (page > 1) parameters.set("page", String(page));
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}
