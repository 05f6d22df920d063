import { createHash } from "node:crypto";
import type { Executor } from "#app/db/client.server.ts";
import { countAttempt } from "#app/lib/trust/rate-limit.server.ts";

/** The most automatic e-mails that one mailbox gets in a day, in total from all forms and the newsletter (ADR 124). */
export const dailyAutomaticEmails = 5;

const gmail = new Set(["gmail.com", "googlemail.com"]);

/**
 * Returns the same text for all addresses of one mailbox, for counting only. Removes the part after a plus sign and,
 * for Gmail, the dots, because mail servers ignore them.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  const [name = ""] = address.slice(0, at).toLowerCase().split("+");
  return gmail.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** Counts one automatic e-mail to the mailbox of `address` today. Returns false when its daily limit is exceeded. */
export async function takeDailyShare(executor: Executor, address: string): Promise<boolean> {
  const key = createHash("sha256").update(mailboxOf(address)).digest("base64url");
  const limit = { scope: "mailbox-day", key, limit: dailyAutomaticEmails, windowSeconds: 86_400 };
  return (await countAttempt(executor, limit)).allowed;
}
