import type { SubmissionKind } from "#app/domains/inbox/registry.ts";

/** How long submissions are kept, in months (issue: prospects 3 years, applicants 2 years). */
export interface Retention {
  /** Messages and quote requests. */
  prospectMonths: number;
  /** Applications. */
  applicantMonths: number;
}

/** The owner may choose less, never more: the longest is what the CNIL recommends and the privacy page promises. */
export const retentionBounds = {
  prospectMonths: { least: 6, most: 36 },
  applicantMonths: { least: 3, most: 24 },
} as const satisfies Record<keyof Retention, { least: number; most: number }>;

export const longestRetention: Retention = {
  prospectMonths: retentionBounds.prospectMonths.most,
  applicantMonths: retentionBounds.applicantMonths.most,
};

/** Two ways of writing one address are one person. */
export function normalizeEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** What is held about a person, by table: how many rows, and a fingerprint of which. */
export interface HeldData {
  email: string;
  counts: Record<string, number>;
  /** Changes when anything is added or goes: an erasure asked from an older screen is refused. */
  fingerprint: string;
  submissions: HeldSubmission[];
  attachments: { id: string; name: string; sizeBytes: number }[];
  /** Of the newsletter: pending, confirmed, unsubscribed; null when they never asked. */
  subscription: string | null;
  /** Whether the address is also that of a back-office account, which is not erased here. */
  isStaff: boolean;
}

export interface HeldSubmission {
  kind: SubmissionKind;
  id: string;
  reference: string;
  createdAt: Date;
  /** 'trash' and 'spam' are held too. */
  place: "inbox" | "spam" | "trash";
}
