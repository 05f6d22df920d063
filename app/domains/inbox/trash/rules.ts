import type { SubmissionKind } from "../registry.ts";

/** A submission in the trash. */
export interface TrashedSubmission {
  kind: SubmissionKind;
  id: string;
  reference: string;
  /** The sender's name. */
  name: string;
  version: number;
  deletedAt: Date;
  /** The night that deletes it for good. */
  goesAt: Date;
}

/** The result of an action on the trash. `stale` means the submission changed after the screen was shown. */
export type TrashOutcome = "restored" | "deleted" | "gone" | "stale";

/** Returns the address of a page of the trash. */
export function trashAddress(page: number): string {
  return page > 1 ? `/admin/trash?page=${page}` : "/admin/trash";
}
