import nodemailer, { type Transporter } from "nodemailer";
import { env } from "#app/lib/env.server.ts";
import { type Failure, failureOf, serverFailure } from "./failure.server.ts";

const connectionTimeoutMs = 20_000;
/** For a whole exchange. Shorter than a node's hold on an e-mail (delivery.server.ts). */
const exchangeTimeoutMs = 60_000;

/** The kind of an e-mail a person wrote. It is not marked as automatic, so that an absence message may answer it. */
export const personalEmailKind = "reply";

let transport: { url: string; transporter: Transporter } | undefined;

/**
 * Whether e-mail can be sent: an SMTP server is configured. The demonstration says yes and sends nothing (rule
 * running/demonstration).
 */
export function canSendEmail(): boolean {
  return isDemo() || env().SMTP_URL !== undefined;
}

function isDemo(): boolean {
  return env().DEMO === "on";
}

export interface OutgoingEmail {
  id: string;
  kind: string;
  recipients: string[];
  replyTo: string | null;
  unsubscribeUrl: string | null;
  subject: string;
  html: string;
  plain: string;
}

/**
 * Sends one e-mail to the SMTP server. Returns null once the server has it, else the Failure. The Message-ID comes from
 * the row, so that a second attempt after a crash is recognisable as the same message.
 */
export async function sendEmail(email: OutgoingEmail, from: string): Promise<Failure | null> {
  // Whatever is configured, a demonstration sends nothing: its people are invented.
  if (isDemo()) return null;
  const transporter = currentTransporter();
  try {
    await transporter.sendMail({ ...messageOf(email, from), signal: AbortSignal.timeout(exchangeTimeoutMs) });
    return null;
  } catch (error) {
    const failure = failureOf(error, email.recipients);
    return failure === "unknown" ? await askServer(transporter, error) : failure;
  }
}

/**
 * After a broken connection, asks whether the server is in trouble or dropped this e-mail. A server that greets us and
 * signs us in is well, so the failure concerns the e-mail.
 */
async function askServer(transporter: Transporter, error: unknown): Promise<Failure> {
  try {
    await transporter.verify();
    return { concerns: "email", isFinal: false, error: (error as Error).message };
  } catch (trouble) {
    return serverFailure(trouble);
  }
}

function currentTransporter(): Transporter {
  const url = env().SMTP_URL ?? "";
  if (transport?.url !== url) {
    const limits = {
      connectionTimeout: connectionTimeoutMs,
      greetingTimeout: connectionTimeoutMs,
      socketTimeout: connectionTimeoutMs,
    };
    const options = { url, ...limits } as Parameters<typeof nodemailer.createTransport>[0];
    transport = { url, transporter: nodemailer.createTransport(options) };
  }
  return transport.transporter;
}

function messageOf(email: OutgoingEmail, from: string) {
  return {
    messageId: `<${email.id}@${from.split("@")[1]?.split(/[>\s]/)[0] ?? "atelier"}>`,
    from,
    // As objects, since nodemailer would read a text as a list of addresses.
    to: email.recipients.map(asAddress),
    replyTo: email.replyTo === null ? undefined : asAddress(email.replyTo),
    subject: email.subject,
    html: email.html,
    text: email.plain,
    headers: {
      // Asks for no automatic replies to automatic e-mails.
      ...(email.kind !== personalEmailKind && { "Auto-Submitted": "auto-generated" }),
      ...(email.unsubscribeUrl && {
        "List-Unsubscribe": `<${email.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

function asAddress(address: string) {
  return { name: "", address };
}
