import { messageAddresses } from "#app/domains/contact-messages/rules.ts";
import { quoteAddresses } from "#app/domains/quote-requests/rules.ts";
import type { SubmissionKind } from "#app/domains/submissions/rules.ts";
import { applicationAddresses } from "#app/domains/technician-applications/rules.ts";
import { searchParameter } from "#app/lib/pages/list-address.ts";

/** The three badges of the back office (B§2). */
export interface InboxCounts {
  messages: number;
  quotes: number;
  applications: number;
}

/** What a live event says: the counts now, and which tables changed since the last one. */
export interface InboxEvent {
  counts: InboxCounts;
  changed: string[];
}

/** Whether an event's text is one we sent. */
export function parseInboxEvent(text: string): InboxEvent | null {
  try {
    const event = JSON.parse(text) as Partial<InboxEvent>;
    return event.counts && Array.isArray(event.changed) ? (event as InboxEvent) : null;
  } catch {
    return null;
  }
}

/** Other submissions of one person that a detail lists. */
export const samePersonShown = 20;

/** One more submission of the person on screen. */
export interface PersonSubmission {
  kind: SubmissionKind;
  id: string;
  reference: string;
  /** The service asked for, the city of an applicant; null when none was chosen. */
  about: string | null;
  /** Null for a message, which has none. */
  status: string | null;
  read: boolean;
  spam: boolean;
  createdAt: Date;
}

const addresses = {
  message: messageAddresses,
  quote: quoteAddresses,
  application: applicationAddresses,
} satisfies Record<SubmissionKind, { path: string }>;

/** The path of an inbox, where what is asked of its records goes. */
export function inboxPath(kind: SubmissionKind): string {
  return addresses[kind].path;
}

/** The address that shows one submission. */
export function submissionAddress(kind: SubmissionKind, id: string): string {
  return `${inboxPath(kind)}?${new URLSearchParams({ [addresses[kind].selection]: id })}`;
}

/** The address of an inbox where a text is searched. */
export function searchAddress(kind: SubmissionKind, text: string): string {
  return `${inboxPath(kind)}?${new URLSearchParams({ [searchParameter]: text })}`;
}

/** Whether a submission is an application that came before `moment`: 'Déjà candidat'. Spam does not count. */
export function isEarlierApplication(moment: Date) {
  return ({ kind, spam, createdAt }: PersonSubmission) =>
    kind === "application" && !spam && createdAt < moment;
}
