import type { SubmissionKind } from "#app/domains/inbox/registry.ts";

/** How long submissions are kept, in months (rule privacy/retention). */
export interface Retention {
  /** For messages and quote requests. */
  prospectMonths: number;
  /** For applications. */
  applicantMonths: number;
}

/**
 * The shortest and longest retention, in months, that the owner may choose. The longest is the one that the French data
 * protection authority recommends, and that the privacy page promises.
 */
export const retentionBounds = {
  prospectMonths: { least: 6, most: 36 },
  applicantMonths: { least: 3, most: 24 },
} as const satisfies Record<keyof Retention, { least: number; most: number }>;

export const longestRetention: Retention = {
  prospectMonths: retentionBounds.prospectMonths.most,
  applicantMonths: retentionBounds.applicantMonths.most,
};

/**
 * Returns an address in lower case and without spaces around it, so that two spellings count as one person's address.
 */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Everything stored about a person: the number of rows of each table, and a fingerprint of the rows. */
export interface HeldData {
  email: string;
  counts: Record<string, number>;
  /**
   * A hash of the rows' ids. It changes when a row is added or deleted, so that an erasure from an older screen is
   * refused.
   */
  fingerprint: string;
  submissions: HeldSubmission[];
  attachments: { id: string; name: string; sizeBytes: number }[];
  /** The state of the newsletter subscription: pending, confirmed, paused or unsubscribed. Null for none. */
  subscription: string | null;
  /** Whether an account of the back office also has this address. This screen does not erase accounts. */
  isStaff: boolean;
}

export interface HeldSubmission {
  kind: SubmissionKind;
  id: string;
  reference: string;
  createdAt: Date;
  /** Where the submission is. The trash and spam count as stored, too. */
  place: "inbox" | "spam" | "trash";
}
