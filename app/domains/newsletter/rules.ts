import type { FormOutcome } from "#app/lib/forms/form.ts";

/** What a newsletter form answers: the same to an address we know and to one we do not. */
export type NewsletterOutcome = { status: "sent" } | Exclude<FormOutcome, { status: "sent" }>;

/** How long a confirmation link serves. */
export const confirmationDays = 7;
/** The form sent again within this sends no second e-mail. */
export const resendMinutes = 10;

export type SubscriberStatus = "pending" | "confirmed" | "unsubscribed";

interface KnownSubscriber {
  status: string;
  spam: boolean;
  requestedAt: Date;
}

/** Whether asking again sends another confirmation e-mail: not to the confirmed, not at each impatient click. */
export function needsNewLink({ status, spam, requestedAt }: KnownSubscriber, now: Date): boolean {
  if (status === "confirmed") return false;
  return status === "unsubscribed" || spam || now.getTime() - requestedAt.getTime() > resendMinutes * 60_000;
}

/** The state the back office's list is asked for; anything unknown is the confirmed ones. */
export function subscriberStatus(asked: string | null): SubscriberStatus {
  return asked === "pending" || asked === "unsubscribed" ? asked : "confirmed";
}

/** The address of the list in a state, and of its export. */
export function subscribersAddress(status: SubscriberStatus, page = 1, path = "/admin/newsletter"): string {
  const parameters = new URLSearchParams();
  if (status !== "confirmed") parameters.set("status", status);
  if (page > 1) parameters.set("page", String(page));
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}
