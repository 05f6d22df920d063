import { db, type Executor } from "#app/db/client.server.ts";
import { openSecret, storedTexts } from "#app/lib/connections/stored-connection.server.ts";
import { env } from "#app/lib/env.server.ts";
import { type MailEncryption, mailPorts } from "./ports.ts";

/** The section of the settings that stores the mail server, the sender and the recipients. */
export const mailSection = "mail";
export const mailPasswordName = `${mailSection}.password`;

/** A mail server: set by the environment (a URL) or by the owner. */
export type MailServer =
  | { url: string }
  | {
      host: string;
      port: number;
      encryption: MailEncryption;
      user: string | null;
      password: string | null;
    };

export interface MailConnection {
  /** The server is null if none is set, and `locked` if this machine lacks the key that decrypts its password. */
  server: MailServer | "locked" | null;
  /** The sender that the environment sets (a name and an address), or null if it sets none. */
  sender: string | null;
  /** The sender's address that the owner set, or null if the owner set none. */
  senderAddress: string | null;
  /** Who gets an e-mail about new requests. */
  recipients: string[];
}

/** Returns the mail settings in use. A setting of the environment replaces the same setting of the owner. */
export async function mailConnection(executor: Executor = db): Promise<MailConnection> {
  const { SMTP_URL, MAIL_FROM } = env();
  const stored = await storedTexts(mailSection, executor);
  return {
    server: SMTP_URL === undefined ? await storedServer(stored, executor) : { url: SMTP_URL },
    sender: MAIL_FROM ?? null,
    senderAddress: stored.sender || null,
    recipients: recipientsOf(stored),
  };
}

/** Returns who gets an e-mail about new requests. */
export async function notifiedAddresses(executor?: Executor): Promise<string[]> {
  return recipientsOf(await storedTexts(mailSection, executor));
}

function recipientsOf(stored: Record<string, string>): string[] {
  const { NOTIFY_EMAILS } = env();
  return NOTIFY_EMAILS.length > 0 ? NOTIFY_EMAILS : (stored.recipients ?? "").split("\n").filter(Boolean);
}

async function storedServer(
  stored: Record<string, string>,
  executor: Executor,
): Promise<MailConnection["server"]> {
  if (!stored.host) return null;
  const encryption = Object.hasOwn(mailPorts, stored.encryption ?? "")
    ? (stored.encryption as MailEncryption)
    : "tls";
  const secret = await openSecret(mailPasswordName, stored.password, executor);
  if (secret === "locked") return "locked";
  return {
    host: stored.host,
    port: Number(stored.port) || mailPorts[encryption],
    encryption,
    user: stored.user || null,
    password: secret.text,
  };
}
