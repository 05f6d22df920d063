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
  /** The e-mails in the outbox, being sent or to be tried again. */
  pending: number;
  sent: number;
  /** The addresses for which the mail server permanently refused the address or the letter. */
  refused: number;
  /** The addresses that were unsubscribed or paused after the sending had begun. */
  left: number;
}

const fewestRefusals = 10;

/**
 * Whether a sending stops by itself (rule newsletter/refusals): at least ten e-mails were refused since a person last
 * resumed it, and more were refused than accepted. The problem is then the letter or our server, not a few addresses.
 */
export function isRefused({
  sent,
  refused,
  acceptedRefusals,
}: Pick<LetterProgress, "sent" | "refused"> & { acceptedRefusals: number }): boolean {
  const fresh = refused - acceptedRefusals;
  return fresh >= fewestRefusals && fresh > sent;
}
