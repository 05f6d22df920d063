import type { SubmissionKind } from "../registry.ts";

/** A deleted submission, until the night that ends it. */
export interface TrashedSubmission {
  kind: SubmissionKind;
  id: string;
  reference: string;
  /** Who sent it. */
  name: string;
  version: number;
  deletedAt: Date;
  /** The night it goes for good. */
  goesAt: Date;
}

/** What became of something asked of the trash: `stale` when it changed since the screen was shown. */
export type TrashOutcome = "restored" | "deleted" | "gone" | "stale";

/** The address of a page of the trash. */
export function trashAddress(page: number): string {
  return page > 1 ? `/admin/trash?page=${page}` : "/admin/trash";
}
