/** The kinds of acts of staff in the history (rule inboxes/history). Reading a record is not one of them. */
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
  | "marked_spam"
  | "released"
  | "deleted"
  | "restored";

/**
 * The details of an event. A status, a result and a follow-up have `from` and `to`, the values before and after. Notes
 * have only `from`. A contact has its `type`. A reply has a copy of its e-mail, and the proposed `price`; its `type` is
 * 'own' if the person sent it with their own mail program.
 */
export type HistoryDetail = Partial<
  Record<"from" | "to" | "type" | "note" | "subject" | "body" | "price" | "recipient", string | null>
>;

/** The person who did something that the history records: an account of the back office. */
export interface HistoryAuthor {
  userId: string;
  /** The name that the history shows. */
  name: string;
}
