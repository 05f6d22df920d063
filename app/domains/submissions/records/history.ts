/** What staff do with a submission and its history keeps; reading it is not among it. */
export type HistoryKind =
  "status" | "notes" | "contact" | "validation" | "reply" | "released" | "deleted" | "restored";

/** What changed, by kind: `from` and `to` of a status, `from` of notes, `type` of a contact, the copy of a reply. */
export type HistoryDetail = Partial<
  Record<"from" | "to" | "type" | "subject" | "body" | "recipient", string | null>
>;

/** Who did it: an actor of the back office. */
export interface HistoryAuthor {
  userId: string;
  /** As it is displayed. */
  name: string;
}
