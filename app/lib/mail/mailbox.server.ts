import { createHash } from "node:crypto";
import type { Executor } from "#app/db/client.server.ts";
import { countAttempt } from "#app/lib/trust/rate-limit.server.ts";

/** E-mails nobody wrote that one mailbox may get in a day, over all forms and the newsletter, whoever asks. */
export const dailyAutomaticEmails = 5;

const gmail = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox an address reaches, for counting only: what follows a plus sign, and Gmail's dots, change nothing. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  const [name = ""] = address.slice(0, at).toLowerCase().split("+");
  return gmail.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** Takes one from what the mailbox of `address` may get today. Returns whether there was one left. */
export async function takeDailyShare(executor: Executor, address: string): Promise<boolean> {
  const key = createHash("sha256").update(mailboxOf(address)).digest("base64url");
  const limit = { scope: "mailbox-day", key, limit: dailyAutomaticEmails, windowSeconds: 86_400 };
  return (await countAttempt(executor, limit)).allowed;
}
