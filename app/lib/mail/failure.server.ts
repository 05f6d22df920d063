/** What keeps all mail from leaving; the dashboard says what to do about each. */
export type PauseReason = "connection" | "authentication" | "sender";

/**
 * Why an e-mail did not leave, and whom that concerns: this e-mail alone, for good or until later; or all mail, since the
 * server does not answer, does not sign us in, or does not want our sender. `error` is in the server's words.
 */
export type Failure =
  | { concerns: "email"; isFinal: boolean; error: string }
  | { concerns: "server"; reason: PauseReason; error: string };

/** The fields of nodemailer's errors that tell where in the exchange one happened. */
interface SmtpError {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  message: string;
}

const errorLength = 500;
const authenticationCodes = new Set(["EAUTH", "ENOAUTH", "EOAUTH2"]);
/** The server's host, its certificate, our settings: no e-mail changes anything about them. */
const serverCodes = new Set(["EDNS", "ETLS", "EREQUIRETLS", "ECONFIG", "EPROXY"]);
/** The line broke: nodemailer does not say at which command. */
const lineCodes = new Set(["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EPROTOCOL", "EABORT"]);
/** Sign in first, or encrypt first, whatever command was answered so. */
const authenticationAnswers = new Set([530, 538]);
/** Too large: about the message, although it is MAIL FROM that announces its size. */
const tooLarge = 552;

/** Whom what nodemailer threw for an e-mail to `recipients` concerns; "unknown" when the line broke at any moment of it. */
export function failureOf(thrown: unknown, recipients: readonly string[]): Failure | "unknown" {
  const failed = thrown as SmtpError;
  const { code = "", command, responseCode } = failed;
  const error = whatWasSaid(failed);
  if (authenticationCodes.has(code) || authenticationAnswers.has(responseCode ?? 0))
    return { concerns: "server", reason: "authentication", error };
  if (serverCodes.has(code)) return { concerns: "server", reason: "connection", error };
  if (lineCodes.has(code)) return "unknown";
  if (isAboutSender(failed, recipients)) return { concerns: "server", reason: "sender", error };
  // Without an answer, nodemailer itself refused the envelope, or our own code failed: only the former is for good.
  const isFinal =
    responseCode === undefined ? command === "API" && code === "EENVELOPE" : responseCode >= 500;
  return { concerns: "email", isFinal, error };
}

/** The failure of a server that is away, or lets nobody in: what a connection without any e-mail threw. */
export function serverFailure(thrown: unknown): Failure {
  const failure = failureOf(thrown, []);
  const isKnown = failure !== "unknown" && failure.concerns === "server";
  return isKnown
    ? failure
    : { concerns: "server", reason: "connection", error: whatWasSaid(thrown as SmtpError) };
}

/** An answer to MAIL FROM, which names nobody but us: unless the e-mail made that command longer than usual. */
function isAboutSender(
  { code, command, responseCode, message }: SmtpError,
  recipients: readonly string[],
): boolean {
  if (code === "EENVELOPE" && message.startsWith("Invalid sender")) return true;
  if (command !== "MAIL FROM" || responseCode === undefined || responseCode === tooLarge) return false;
  // Such an address asks for SMTPUTF8, which a server may refuse at MAIL FROM already.
  return recipients.every((recipient) => /^[\x20-\x7e]*$/.test(recipient));
}

function whatWasSaid({ response, message }: SmtpError): string {
  return (response || message).slice(0, errorLength).toWellFormed();
}
