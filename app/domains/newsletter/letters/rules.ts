import { listAddresses, pagePart } from "#app/lib/pages/list-address.ts";

export type LetterStatus = "draft" | "sending" | "stopped" | "sent";

/** The queue of the job that sends letters. */
export const sendLettersQueueName = "send-letters";

/** How many articles one letter can hold. */
export const mostArticles = 10;

/** The addresses of the back office's list of letters. */
export const letterAddresses = listAddresses("/admin/newsletter/letters", { page: pagePart });

/** Returns the address of a letter, or of a new one. */
export function letterPath(id: string | null): string {
  return `${letterAddresses.path}/${id ?? "new"}`;
}

/** Returns the address where a letter's HTML is shown. */
export function letterPreviewPath(id: string): string {
  return `${letterPath(id)}/preview`;
}

/** How many of a letter's addresses got it, wait for it or failed. */
export interface LetterProgress {
  total: number;
  /** In the outbox: it leaves, or is tried again. */
  pending: number;
  sent: number;
  /** The server refused the address or the letter for good. */
  refused: number;
  /** Unsubscribed or paused since the sending began. */
  left: number;
}

const fewestRefusals = 10;

/**
 * Whether a sending stops itself (rule newsletter/refusals): ten refusals since a person last looked, and more than were
 * accepted. The letter or our server is then refused, not some addresses.
 */
export function isRefused({
  sent,
  refused,
  acceptedRefusals,
}: Pick<LetterProgress, "sent" | "refused"> & { acceptedRefusals: number }): boolean {
  const fresh = refused - acceptedRefusals;
  return fresh >= fewestRefusals && fresh > sent;
}
