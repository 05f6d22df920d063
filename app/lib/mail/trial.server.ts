import { type MailServer, mailConnection } from "./connection.server.ts";
import { AddressRefused } from "#app/lib/connections/outside-address.server.ts";
import { type EmailContent, renderEmail } from "./content.server.tsx";
import { failureOf } from "./failure.server.ts";
import { isDemo, transporterTo } from "./smtp.server.ts";

/**
 * The result of a test message. `said` is the server's reply if there is one, otherwise the message of the error. It is
 * null when there is neither.
 */
export interface MailTrial {
  result:
    | "accepted"
    | "unconfigured"
    | "locked"
    | "demonstration"
    | "outside"
    | "unknownHost"
    | "unreachable"
    | "silent"
    | "certificate"
    | "encryption"
    | "authentication"
    | "sender"
    | "recipient"
    | "refused";
  /** The server that the test used. */
  server: string | null;
  said: string | null;
}

const usualTimeoutMs = 15_000;
const longestAnswer = 300;

/** The codes that nodemailer and Node give to errors of a connection. */
const connectionResults: Record<string, MailTrial["result"]> = {
  ENOTFOUND: "unknownHost",
  EAI_AGAIN: "unknownHost",
  EDNS: "unknownHost",
  ECONNREFUSED: "unreachable",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
  ECONNRESET: "unreachable",
  ETIMEDOUT: "silent",
  EABORT: "silent",
};

/**
 * Sends a test message to one address now, bypassing the outbox, and returns the result. `sender` is a name and an
 * address.
 */
export async function tryMail(
  recipient: string,
  sender: string,
  content: EmailContent,
  timeoutMs = usualTimeoutMs,
): Promise<MailTrial> {
  const { server } = await mailConnection();
  if (isDemo()) return { result: "demonstration", server: null, said: null };
  if (server === null) return { result: "unconfigured", server: null, said: null };
  if (server === "locked") return { result: "locked", server: null, said: null };
  const name = serverName(server);
  try {
    const transporter = await transporterTo(server);
    const { html, plain } = renderEmail(content);
    const sent = await transporter.sendMail({
      from: sender,
      to: { name: "", address: recipient },
      subject: content.title,
      html,
      text: plain,
      headers: { "Auto-Submitted": "auto-generated" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { result: "accepted", server: name, said: told(sent.response) };
  } catch (error) {
    return { ...trialOf(error, recipient), server: name };
  }
}

function serverName(server: MailServer): string {
  return "url" in server ? new URL(server.url).host : `${server.host}:${server.port}`;
}

function trialOf(error: unknown, recipient: string): Pick<MailTrial, "result" | "said"> {
  if (error instanceof AddressRefused) return { result: "outside", said: null };
  const {
    code = "",
    command,
    response,
    message = "",
    cause,
  } = error as NodeJS.ErrnoException & {
    command?: string;
    response?: string;
  };
  const inner = (cause as NodeJS.ErrnoException | undefined)?.code ?? "";
  const said = told(response);
  if (isCertificate(inner) || isCertificate(code) || /certificate|altnames/i.test(message))
    return { result: "certificate", said: told(message) };
  if (code === "ETLS" || code === "EREQUIRETLS") return { result: "encryption", said };
  const failure = failureOf(error, [recipient]);
  if (failure !== "unknown" && failure.concerns === "server" && failure.reason !== "connection")
    return { result: failure.reason, said: said ?? told(message) };
  if (response && command === "RCPT TO") return { result: "recipient", said };
  if (response) return { result: "refused", said };
  const named = /\b(E[A-Z]{4,})\b/.exec(message)?.[1] ?? "";
  const result = [inner, named, code].map((name) => connectionResults[name]).find(Boolean);
  return {
    result: result ?? (/timeout|abort/i.test(message) ? "silent" : "unreachable"),
    said: told(message),
  };
}

function isCertificate(code: string): boolean {
  return /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code);
}

function told(text: string | undefined): string | null {
  return text
    ? text
        .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
        .trim()
        .slice(0, longestAnswer)
        .toWellFormed()
    : null;
}
