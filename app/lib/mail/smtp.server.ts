import { isIP } from "node:net";
import type { Transporter } from "nodemailer";
import type SMTPTransport from "nodemailer/lib/smtp-transport/index.js";
import { outsideAddresses } from "#app/lib/connections/outside-address.server.ts";
import { env } from "#app/lib/env.server.ts";
import { mailConnection, type MailServer } from "./connection.server.ts";
import { type Failure, failureOf, serverFailure } from "./failure.server.ts";

const connectionTimeoutMs = 20_000;
/** The time limit of a whole exchange with the server. A node reserves an e-mail for longer (delivery.server.ts). */
const exchangeTimeoutMs = 60_000;

/**
 * The kind of an e-mail that a person of the shop wrote. Such an e-mail is not marked as automatic, so the recipient's
 * mail program may answer it with an absence message.
 */
export const personalEmailKind = "reply";

let transport: { url: string; transporter: Transporter } | undefined;

/**
 * Whether a mail server is set, so that e-mail can be queued. Also returns true if this machine cannot decrypt the
 * server's password, because e-mails then wait. Always returns true in a demonstration, which sends nothing (rule
 * running/demonstration).
 */
export async function canSendEmail(): Promise<boolean> {
  return isDemo() || (await mailConnection()).server !== null;
}

/** Whether this is the demonstration, which sends nothing. */
export function isDemo(): boolean {
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
 * Sends one e-mail to this mail server. Returns null once the server has accepted it, or a Failure. The Message-ID
 * contains the id of the e-mail's row, so that a second attempt after a crash is recognisable as the same message.
 */
export async function sendEmail(
  email: OutgoingEmail,
  from: string,
  server: MailServer | null,
): Promise<Failure | null> {
  // Whatever is configured, a demonstration sends nothing: its people are invented.
  if (isDemo()) return null;
  if (!server) return { concerns: "server", reason: "connection", error: "no mail server" };
  let transporter: Transporter;
  try {
    transporter = await transporterTo(server);
  } catch (error) {
    return serverFailure(error);
  }
  try {
    await transporter.sendMail({ ...messageOf(email, from), signal: AbortSignal.timeout(exchangeTimeoutMs) });
    return null;
  } catch (error) {
    const failure = failureOf(error, email.recipients);
    return failure === "unknown" ? await askServer(transporter, error) : failure;
  }
}

/**
 * After a broken connection, checks whether the server fails or only dropped this e-mail. A server that greets us and
 * accepts our login works, so the failure concerns the e-mail.
 */
async function askServer(transporter: Transporter, error: unknown): Promise<Failure> {
  try {
    await transporter.verify();
    return { concerns: "email", isFinal: false, error: (error as Error).message };
  } catch (trouble) {
    return serverFailure(trouble);
  }
}

const limits = {
  connectionTimeout: connectionTimeoutMs,
  greetingTimeout: connectionTimeoutMs,
  socketTimeout: connectionTimeoutMs,
};

/**
 * Returns a transporter to a server. Looks up the IP address of a server that the owner set, and connects to that
 * address, to make sure that the server is on the Internet.
 */
export async function transporterTo(server: MailServer): Promise<Transporter> {
  if ("url" in server) return transporterOf(server.url);
  const { host, port, encryption, user, password } = server;
  const [{ address }] = await outsideAddresses(host);
  return createTransport({
    ...limits,
    host: address,
    // The certificate is checked against the host's name, not against its IP address.
    ...(isIP(host) === 0 && { servername: host }),
    port,
    secure: encryption === "tls",
    requireTLS: encryption === "starttls",
    ignoreTLS: encryption === "none",
    ...(user && { auth: { user, pass: password ?? "" } }),
  });
}

async function transporterOf(url: string): Promise<Transporter> {
  if (transport?.url !== url) transport = { url, transporter: await createTransport({ url, ...limits }) };
  return transport.transporter;
}

/** The library is loaded for the first e-mail, because a site that sends none does not need it (ADR 210). */
async function createTransport(options: SMTPTransport.Options): Promise<Transporter> {
  const { default: nodemailer } = await import("nodemailer");
  return nodemailer.createTransport(options);
}

function messageOf(email: OutgoingEmail, from: string) {
  return {
    messageId: `<${email.id}@${from.split("@")[1]?.split(/[>\s]/)[0] ?? "atelier"}>`,
    from,
    // The addresses are objects, since nodemailer would read a text as a list of addresses.
    to: email.recipients.map(asAddress),
    replyTo: email.replyTo === null ? undefined : asAddress(email.replyTo),
    subject: email.subject,
    html: email.html,
    text: email.plain,
    headers: {
      // This header asks mail programs not to reply automatically to an automatic e-mail.
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
