import { listAddresses, pagePart } from "#app/lib/pages/list-address.ts";
import type { SubmissionKind } from "../registry.ts";

export interface TrashedSubmission {
  kind: SubmissionKind;
  id: string;
  reference: string;
  /** The sender's name. */
  name: string;
  version: number;
  deletedAt: Date;
  /** The night in which the program permanently deletes the submission. */
  goesAt: Date;
}

export const trashAddresses = listAddresses("/admin/trash", { page: pagePart });
