import type { Standing } from "#app/domains/submissions/kind.ts";
import { searchParameter } from "#app/lib/pages/list-address.ts";
import { kindNames, kindOf, type SubmissionKind } from "./registry.ts";

/**
 * The number of submissions of each kind that wait for the shop: the badges of the back office (rule inboxes/counts).
 */
export type InboxCounts = Record<SubmissionKind, number>;

/** A live event: the current counts, and the tables that changed since the last event. */
export interface InboxEvent {
  counts: InboxCounts;
  changed: string[];
}

/** Parses an event; null when the text is not an event of this version. */
export function parseInboxEvent(text: string): InboxEvent | null {
  try {
    const { counts, changed } = JSON.parse(text) as Partial<InboxEvent>;
    const isComplete = counts && kindNames.every((name) => typeof counts[name] === "number");
    return isComplete && Array.isArray(changed) ? { counts, changed } : null;
  } catch {
    return null;
  }
}

/** The most other submissions of one person that a detail lists. */
export const samePersonShown = 20;

/** Another submission of the same person. */
export interface PersonSubmission {
  kind: SubmissionKind;
  id: string;
  reference: string;
  /** The requested service, or an applicant's city; null when none was chosen. */
  about: string | null;
  /** Null for a kind without a status. */
  status: string | null;
  read: boolean;
  spam: boolean;
  createdAt: Date;
}

/** Returns the subject of a person's other submission in a few words; '' when it has none. */
export function aboutLabel({ kind, about }: PersonSubmission): string {
  return kindOf(kind).aboutLabel(about);
}

/** Returns the state of a submission, and whether somebody still has to act on it. */
export function standingOf(submission: PersonSubmission): Standing {
  return kindOf(submission.kind).standing(submission);
}

/** Returns the address of an inbox with a search for this text. */
export function searchAddress(kind: SubmissionKind, text: string): string {
  return `${kindOf(kind).addresses.path}?${new URLSearchParams({ [searchParameter]: text })}`;
}
