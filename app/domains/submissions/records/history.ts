/** The staff's actions that the history keeps (rule inboxes/history). Reading is not one of them. */
export type HistoryKind =
  | "status"
  | "notes"
  | "contact"
  | "validation"
  | "reply"
  | "settled"
  | "reopened"
  | "released"
  | "deleted"
  | "restored";

/** The change, by kind: `from` and `to` of a status, `from` of notes, `type` of a contact, the copy of a reply. */
export type HistoryDetail = Partial<
  Record<"from" | "to" | "type" | "subject" | "body" | "recipient", string | null>
>;

/** The author of an event: an actor of the back office. */
export interface HistoryAuthor {
  userId: string;
  /** The display name. */
  name: string;
}
