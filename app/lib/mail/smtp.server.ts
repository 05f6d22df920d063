import nodemailer, { type Transporter } from "nodemailer";
import { env } from "#app/lib/env.server.ts";
import { type Failure, failureOf, serverFailure } from "./failure.server.ts";

const connectionTimeoutMs = 20_000;
/** A whole exchange, however slowly the server answers: shorter than a node's hold on an e-mail, see delivery.server.ts. */
const exchangeTimeoutMs = 60_000;

/** Kind of what a person wrote: not announced as a program's, so that an absence message may answer it. */
export const personalEmailKind = "reply";

let transport: { url: string; transporter: Transporter } | undefined;

/**
 * Whether e-mail can leave: an SMTP server is configured. Without one nothing is sent, and the dashboard says so. The
 * demonstration does as if, and keeps everything: see sendEmail.
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
 * Hands one e-mail to the SMTP server. Returns null once the server has it, else why it has not, and whom that concerns:
 * see Failure. The Message-ID follows from the row, so a second attempt after a crash is recognisable as the same message.
 */
export async function sendEmail(email: OutgoingEmail, from: string): Promise<Failure | null> {
  // Whatever is configured: its people are invented, and what one tries there reaches nobody.
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
 * Tells a server in trouble from one that dropped this e-mail: a line that breaks says nothing of when it did. A server
 * that greets and signs us in is well, so the trouble was the e-mail's.
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
    // As objects: nodemailer would read a text as a list of addresses.
    to: email.recipients.map(asAddress),
    replyTo: email.replyTo === null ? undefined : asAddress(email.replyTo),
    subject: email.subject,
    html: email.html,
    text: email.plain,
    headers: {
      // No auto-replies to what a program sent.
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
