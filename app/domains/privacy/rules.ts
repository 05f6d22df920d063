import type { SubmissionKind } from "#app/domains/inbox/registry.ts";

/** How long submissions are kept, in months (rule privacy/retention). */
export interface Retention {
  /** For messages and quote requests. */
  prospectMonths: number;
  /** For applications. */
  applicantMonths: number;
}

/**
 * The bounds, in months, within which the owner chooses. The French data protection authority recommends the longest
 * time, and the privacy page promises it.
 */
export const retentionBounds = {
  prospectMonths: { least: 6, most: 36 },
  applicantMonths: { least: 3, most: 24 },
} as const satisfies Record<keyof Retention, { least: number; most: number }>;

export const longestRetention: Retention = {
  prospectMonths: retentionBounds.prospectMonths.most,
  applicantMonths: retentionBounds.applicantMonths.most,
};

/** Returns an address trimmed and in lower case, so that two spellings count as one person. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Everything stored about a person: the number of rows of each table, and a fingerprint of the rows. */
export interface HeldData {
  email: string;
  counts: Record<string, number>;
  /** Changes when a row is added or deleted, so that an erasure from an older screen is refused. */
  fingerprint: string;
  submissions: HeldSubmission[];
  attachments: { id: string; name: string; sizeBytes: number }[];
  /** The state of the newsletter subscription: pending, confirmed, paused or unsubscribed. Null for none. */
  subscription: string | null;
  /** Whether the address also belongs to a back-office account, which this screen does not erase. */
  isStaff: boolean;
}

export interface HeldSubmission {
  kind: SubmissionKind;
  id: string;
  reference: string;
  createdAt: Date;
  /** Where the submission is. Those in the trash and in spam count too. */
  place: "inbox" | "spam" | "trash";
}
