/** The kinds of staff actions that the history records (rule inboxes/history). Reading is not one of them. */
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

/**
 * The details of an event. A status, a result and a follow-up have `from` and `to`; notes have `from`; a contact has
 * its `type`; a reply has a copy of the e-mail and the proposed `price`.
 */
export type HistoryDetail = Partial<
  Record<"from" | "to" | "type" | "note" | "subject" | "body" | "price" | "recipient", string | null>
>;

/** The author of an event: an actor of the back office. */
export interface HistoryAuthor {
  userId: string;
  /** The display name. */
  name: string;
}
