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

/** Returns the address of a page of the trash. */
export function trashAddress(page: number): string {
  return page > 1 ? `/admin/trash?page=${page}` : "/admin/trash";
}
