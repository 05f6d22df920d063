import type { FollowUp } from "#app/domains/submissions/records/follow-up.ts";
import type { Standing } from "#app/domains/submissions/kind.ts";
import { choicePart, listAddresses, pagePart } from "#app/lib/pages/list-address.ts";
import { kindNames, kindOf, type SubmissionKind } from "./registry.ts";

/** The dashboard's three numbers: unread messages, unread new quotes, pending applications (rule inboxes/counts). */
export type InboxCounts = Record<SubmissionKind, number>;

/**
 * How many submissions of each kind wait for the shop, and how many of them are urgent. The navigation shows these
 * numbers as badges (rule inboxes/badges).
 */
export type InboxBadges = Record<SubmissionKind, { waiting: number; urgent: number }>;

/** Returns how many records (stored submissions) of all kinds wait for the shop. */
export function totalWaiting(badges: InboxBadges): number {
  return Object.values(badges).reduce((sum, { waiting }) => sum + waiting, 0);
}

/** A submission that waits for a reply or review by the shop, as the dashboard shows it. */
export interface WaitingRecord {
  kind: SubmissionKind;
  id: string;
  sender: string;
  about: string | null;
  /** The beginning of the sender's text. */
  text: string;
  phone: string | null;
  isUrgent: boolean;
  createdAt: Date;
  /**
   * The moment by which the shop promised to answer. Null for a record from before such moments were stored, or for a
   * kind that promises no answer.
   */
  answerDue: Date | null;
}

/** The submissions that wait for the shop to act, by the dashboard's group, oldest first (rule inboxes/day-book). */
export type Desk = Record<"urgent" | "answer" | "review", WaitingRecord[]>;

/** A submission with a planned follow-up, as the dashboard shows it. */
export interface FollowedSubmission extends FollowUp {
  kind: SubmissionKind;
  id: string;
  version: number;
  sender: string;
  about: string | null;
  phone: string | null;
  followUpDay: string;
}

/** The dashboard's groups: urgent, to answer, to call back, calls to come, to review. URLs contain these values. */
export const deskViews = ["urgent", "a-repondre", "a-rappeler", "a-venir", "a-relire"] as const;

export type DeskView = (typeof deskViews)[number];

/** How many records each group of the dashboard has. */
export type DeskCounts = Record<DeskView, number>;

/** A row of the complete list of a dashboard group. */
export type DeskRecord = WaitingRecord & Omit<FollowedSubmission, "followUpDay"> & FollowUp;

/** The URLs of the lists of the dashboard's groups. */
export const deskAddresses = listAddresses("/admin/desk", {
  view: choicePart("vue", deskViews, "a-repondre"),
  page: pagePart,
});

/** A live event: the current counts, and the tables that changed since the last event. */
export interface InboxEvent {
  counts: InboxCounts;
  badges: InboxBadges;
  changed: string[];
}

/**
 * Returns the counts that an account may see: all zeros if its role has no access to the inboxes (rule accounts/roles).
 */
export function countsFor<Counted extends Pick<InboxEvent, "counts" | "badges">>(
  opensInboxes: boolean,
  counted: Counted,
): Counted {
  if (opensInboxes) return counted;
  const none = <Value>(value: Value) => Object.fromEntries(kindNames.map((name) => [name, value]));
  return { ...counted, counts: none(0), badges: none({ waiting: 0, urgent: 0 }) };
}

/**
 * Parses the text of a live event. During an upgrade, another version of the program may send it. Returns null for a
 * format that this version does not know.
 */
export function parseInboxEvent(text: string): InboxEvent | null {
  try {
    const { counts, badges, changed } = JSON.parse(text) as Partial<InboxEvent>;
    if (!counts || !badges || !Array.isArray(changed)) return null;
    const isComplete = kindNames.every(
      (name) => typeof counts[name] === "number" && typeof badges[name]?.waiting === "number",
    );
    return isComplete ? { counts, badges, changed } : null;
  } catch {
    return null;
  }
}

/** The maximum number of a person's other submissions on a record's screen. */
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
  return kindOf(kind).addresses.write({ search: text });
}
