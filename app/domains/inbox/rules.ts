import type { Standing } from "#app/domains/submissions/kind.ts";
import { searchParameter } from "#app/lib/pages/list-address.ts";
import { kindNames, kindOf, type SubmissionKind } from "./registry.ts";

/** How many submissions of each kind wait for the shop: the badges of the back office (B§2). */
export type InboxCounts = Record<SubmissionKind, number>;

/** What a live event says: the counts now, and which tables changed since the last one. */
export interface InboxEvent {
  counts: InboxCounts;
  changed: string[];
}

/** The event a text holds; null when it is none of this version's. */
export function parseInboxEvent(text: string): InboxEvent | null {
  try {
    const { counts, changed } = JSON.parse(text) as Partial<InboxEvent>;
    const isComplete = counts && kindNames.every((name) => typeof counts[name] === "number");
    return isComplete && Array.isArray(changed) ? { counts, changed } : null;
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
  /** Null for a kind that has none. */
  status: string | null;
  read: boolean;
  spam: boolean;
  createdAt: Date;
}

/** What one more submission of a person is about, in few words: '' when it says nothing. */
export function aboutLabel({ kind, about }: PersonSubmission): string {
  return kindOf(kind).aboutLabel(about);
}

/** Where a submission stands, and whether somebody still has to act on it. */
export function standingOf(submission: PersonSubmission): Standing {
  return kindOf(submission.kind).standing(submission);
}

/** The address of an inbox where a text is searched. */
export function searchAddress(kind: SubmissionKind, text: string): string {
  return `${kindOf(kind).addresses.path}?${new URLSearchParams({ [searchParameter]: text })}`;
}
