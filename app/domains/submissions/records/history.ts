/** The staff's actions that the history keeps (rule inboxes/history). Reading is not one of them. */
export type HistoryKind =
  | "status"
  | "notes"
  | "contact"
  | "validation"
  | "reply"
  | "settled"
  | "result"
  | "follow_up"
  | "followed_up"
  | "reopened"
  | "released"
  | "deleted"
  | "restored";

/** The change, by kind: `from` and `to` of a status, a result and a follow-up, `from` of notes, `type` of a contact, the copy of a reply with its `price`. */
export type HistoryDetail = Partial<
  Record<"from" | "to" | "type" | "note" | "subject" | "body" | "price" | "recipient", string | null>
>;

/** The author of an event: an actor of the back office. */
export interface HistoryAuthor {
  userId: string;
  /** The display name. */
  name: string;
}
