import { listAddresses, pagePart } from "#app/lib/pages/list-address.ts";

export type LetterStatus = "draft" | "sending" | "stopped" | "sent";

/** The queue of the job that sends letters. */
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

/** How many of a letter's addresses received it, wait for it or failed. */
export interface LetterProgress {
  total: number;
  /** In the outbox, being sent or retried. */
  pending: number;
  sent: number;
  /** The mail server permanently refused the address or the letter. */
  refused: number;
  /** Unsubscribed or paused since the sending began. */
  left: number;
}

const fewestRefusals = 10;

/**
 * Whether a sending stops automatically (rule newsletter/refusals): at least ten refusals since a person last checked,
 * and more refusals than accepted e-mails. The problem is then the letter or our server, not some addresses.
 */
export function isRefused({
  sent,
  refused,
  acceptedRefusals,
}: Pick<LetterProgress, "sent" | "refused"> & { acceptedRefusals: number }): boolean {
  const fresh = refused - acceptedRefusals;
  return fresh >= fewestRefusals && fresh > sent;
}
