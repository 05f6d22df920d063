import type { SubmissionKind } from "#app/domains/inbox/registry.ts";

/** How long submissions are kept, in months (rule privacy/retention). */
export interface Retention {
  /** Messages and quote requests. */
  prospectMonths: number;
  /** Applications. */
  applicantMonths: number;
}

/** The owner may choose less, never more. The CNIL recommends the longest, and the privacy page promises it. */
export const retentionBounds = {
  prospectMonths: { least: 6, most: 36 },
  applicantMonths: { least: 3, most: 24 },
} as const satisfies Record<keyof Retention, { least: number; most: number }>;

export const longestRetention: Retention = {
  prospectMonths: retentionBounds.prospectMonths.most,
  applicantMonths: retentionBounds.applicantMonths.most,
};

/** Returns an address trimmed and in lower case, so that two spellings are one person. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Everything held about a person: the number of rows of each table, and a fingerprint of them. */
export interface HeldData {
  email: string;
  counts: Record<string, number>;
  /** Changes with every row added or deleted, so that an erasure from an older screen is refused. */
  fingerprint: string;
  submissions: HeldSubmission[];
  attachments: { id: string; name: string; sizeBytes: number }[];
  /** The newsletter subscription: pending, confirmed, paused or unsubscribed; null for none. */
  subscription: string | null;
  /** Whether the address also belongs to a back-office account, which is not erased here. */
  isStaff: boolean;
}

export interface HeldSubmission {
  kind: SubmissionKind;
  id: string;
  reference: string;
  createdAt: Date;
  /** Where the submission is. The trash and spam count too. */
  place: "inbox" | "spam" | "trash";
}
