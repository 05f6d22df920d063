import nodemailer, { type Transporter } from "nodemailer";
import { env } from "#app/lib/env.server.ts";

const sendTimeoutMs = 20_000;

/** Kind of what a person wrote: not announced as a program's, so that an absence message may answer it. */
export const personalEmailKind = "reply";

let transport: Transporter | undefined;

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

/** An e-mail the server refused for good: trying again would change nothing. */
export class EmailRefusedError extends Error {
  override name = "EmailRefusedError";
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
 * Hands one e-mail to the SMTP server. The Message-ID follows from the row, so a second attempt after a crash is
 * recognisable as the same message. Throws EmailRefusedError on a permanent refusal, any other error otherwise.
 */
export async function sendEmail(email: OutgoingEmail, from: string): Promise<void> {
  // Whatever is configured: its people are invented, and what one tries there reaches nobody.
  if (isDemo()) return;
  transport ??= nodemailer.createTransport({
    url: env().SMTP_URL ?? "",
    connectionTimeout: sendTimeoutMs,
    greetingTimeout: sendTimeoutMs,
    socketTimeout: sendTimeoutMs,
  } as Parameters<typeof nodemailer.createTransport>[0]);
  try {
    await transport.sendMail({
      messageId: `<${email.id}@${from.split("@")[1]?.replace(/[>\s].*$/, "") ?? "atelier"}>`,
      from,
      to: email.recipients,
      replyTo: email.replyTo ?? undefined,
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
    });
  } catch (error) {
    const { responseCode, message } = error as { responseCode?: number; message: string };
    const isAboutRecipient = responseCode !== undefined && responseCode >= 550 && responseCode <= 554;
    throw isAboutRecipient ? new EmailRefusedError(message, { cause: error }) : error;
  }
}
