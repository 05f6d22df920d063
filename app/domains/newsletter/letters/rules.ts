import { listAddresses, pagePart } from "#app/lib/pages/list-address.ts";

export type LetterStatus = "draft" | "sending" | "stopped" | "sent";

/** The name of the job that sends letters. */
export const sendLettersQueueName = "send-letters";

/** The maximum number of articles in one letter. */
export const mostArticles = 10;

/** The URLs of the back office's list of letters. */
export const letterAddresses = listAddresses("/admin/newsletter/letters", { page: pagePart });

/** Returns the path of the screen for a letter, or for a new one. */
export function letterPath(id: string | null): string {
  return `${letterAddresses.path}/${id ?? "new"}`;
}

/** Returns the path that shows a letter's HTML. */
export function letterPreviewPath(id: string): string {
  return `${letterPath(id)}/preview`;
}

/** How many of a letter's addresses have each result. */
export interface LetterProgress {
  total: number;
  /** The e-mails in the outbox (the stored e-mails to send) that are being sent now, or will be tried again. */
  pending: number;
  sent: number;
  /** The addresses for which the mail server permanently refused the address or the letter. */
  refused: number;
  /** The addresses that were unsubscribed or paused after the sending began, so that they did not get the letter. */
  left: number;
}

const fewestRefusals = 10;

/**
 * Whether the program must stop the sending of a letter (rule newsletter/refusals). It must if mail servers refused at
 * least ten e-mails since a person last resumed the sending, and more than they accepted in all. The fault is then
 * probably in the letter or in the shop's mail server, and not in single addresses.
 */
export function isRefused({
  sent,
  refused,
  acceptedRefusals,
}: Pick<LetterProgress, "sent" | "refused"> & { acceptedRefusals: number }): boolean {
  const fresh = refused - acceptedRefusals;
  return fresh >= fewestRefusals && fresh > sent;
}
