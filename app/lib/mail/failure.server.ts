/** Why all mail is paused. The dashboard says what to do about each reason. */
export type PauseReason = "connection" | "authentication" | "sender";

/**
 * Why an e-mail was not sent. `concerns` is `email` if only this e-mail failed (for good if `isFinal`), and `server` if
 * no e-mail can be sent: the server does not answer, or refuses our password or our sender. `isOfAddress` means that
 * the server refused the recipient, not the message. `error` is the server's text.
 */
export type Failure =
  | { concerns: "email"; isFinal: boolean; isOfAddress?: boolean; error: string }
  | { concerns: "server"; reason: PauseReason; error: string };

/** The fields of nodemailer's errors that show at which step of the exchange an error occurred. */
interface SmtpError {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  message: string;
}

const errorLength = 500;
const authenticationCodes = new Set(["EAUTH", "ENOAUTH", "EOAUTH2"]);
/** The error codes of the host, the certificate or our settings. Such errors are not caused by a single e-mail. */
const serverCodes = new Set(["EDNS", "ETLS", "EREQUIRETLS", "ECONFIG", "EPROXY"]);
/** The error codes of a broken connection. nodemailer does not report the command during which the connection broke. */
const lineCodes = new Set(["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EPROTOCOL", "EABORT"]);
/** The response codes by which a server asks us to sign in or to encrypt first. They may answer any command. */
const authenticationAnswers = new Set([530, 538]);
/**
 * The response code for a message that is too large. Because MAIL FROM announces the size, a server may send this code
 * in response to MAIL FROM. The code then does not mean that the server refuses the sender.
 */
const tooLarge = 552;

/**
 * Returns the failure behind an error of nodemailer. Returns "unknown" when the connection broke, because the error
 * then does not show whether the server or this e-mail is the cause.
 */
export function failureOf(thrown: unknown, recipients: readonly string[]): Failure | "unknown" {
  const failed = thrown as SmtpError;
  const { code = "", command, responseCode } = failed;
  const error = whatWasSaid(failed);
  if (authenticationCodes.has(code) || authenticationAnswers.has(responseCode ?? 0))
    return { concerns: "server", reason: "authentication", error };
  if (serverCodes.has(code)) return { concerns: "server", reason: "connection", error };
  if (lineCodes.has(code)) return "unknown";
  if (isAboutSender(failed, recipients)) return { concerns: "server", reason: "sender", error };
  // Without a response code, either nodemailer refused the envelope, which is final, or our own code failed.
  const isFinal =
    responseCode === undefined ? command === "API" && code === "EENVELOPE" : responseCode >= 500;
  return { concerns: "email", isFinal, isOfAddress: isAboutRecipient(failed), error };
}

/**
 * Whether a refusal is about the recipient's address. A refusal with a code x.7.x is not: such a code reports the
 * server's policy about who may send.
 */
function isAboutRecipient({ command, responseCode, response = "" }: SmtpError): boolean {
  return command === "RCPT TO" && responseCode !== undefined && !/^\d{3}[ -]\d\.7\./.test(response);
}

/** Returns the failure behind an error of a connection without an e-mail: the server is unreachable or refuses us. */
export function serverFailure(thrown: unknown): Failure {
  const failure = failureOf(thrown, []);
  const isKnown = failure !== "unknown" && failure.concerns === "server";
  return isKnown
    ? failure
    : { concerns: "server", reason: "connection", error: whatWasSaid(thrown as SmtpError) };
}

/**
 * Whether a refusal is about our sender address: a refusal of MAIL FROM, unless the size or the recipient of the e-mail
 * may have caused it.
 */
function isAboutSender(
  { code, command, responseCode, message }: SmtpError,
  recipients: readonly string[],
): boolean {
  if (code === "EENVELOPE" && message.startsWith("Invalid sender")) return true;
  if (command !== "MAIL FROM" || responseCode === undefined || responseCode === tooLarge) return false;
  // A non-ASCII recipient needs SMTPUTF8, which a server may refuse at MAIL FROM.
  return recipients.every((recipient) => /^[\x20-\x7e]*$/.test(recipient));
}

function whatWasSaid({ response, message }: SmtpError): string {
  return (response || message).slice(0, errorLength).toWellFormed();
}
