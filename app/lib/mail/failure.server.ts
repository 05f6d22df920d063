/** Why all mail is paused. The dashboard says what to do about each reason. */
export type PauseReason = "connection" | "authentication" | "sender";

/**
 * Why an e-mail was not sent. The failure `concerns` this e-mail alone, permanently or until later, or all mail: the
 * server does not answer, refuses our password or refuses our sender. `isOfAddress`: the server refused the recipient,
 * not the message. `error` is the server's text.
 */
export type Failure =
  | { concerns: "email"; isFinal: boolean; isOfAddress?: boolean; error: string }
  | { concerns: "server"; reason: PauseReason; error: string };

/** The fields of nodemailer's errors that show where in the exchange they happened. */
interface SmtpError {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  message: string;
}

const errorLength = 500;
const authenticationCodes = new Set(["EAUTH", "ENOAUTH", "EOAUTH2"]);
/** Errors of the host, the certificate or our settings, which no e-mail causes. */
const serverCodes = new Set(["EDNS", "ETLS", "EREQUIRETLS", "ECONFIG", "EPROXY"]);
/** A broken connection. nodemailer does not say at which command. */
const lineCodes = new Set(["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EPROTOCOL", "EABORT"]);
/** Response codes to any command that ask to sign in or to encrypt first. */
const authenticationAnswers = new Set([530, 538]);
/**
 * Message too large. It concerns the message, not its sender, even in response to MAIL FROM, which announces the size.
 */
const tooLarge = 552;

/** Returns the failure behind an error of nodemailer, or "unknown" when the connection broke. */
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

/** Whether a refusal is about the recipient's address. 5.7.x is the server's policy about who sends. */
function isAboutRecipient({ command, responseCode, response = "" }: SmtpError): boolean {
  return command === "RCPT TO" && responseCode !== undefined && !/^\d{3}[ -]\d\.7\./.test(response);
}

/**
 * Returns the failure behind an error of a connection that sends no e-mail: the server is unreachable or refuses us.
 */
export function serverFailure(thrown: unknown): Failure {
  const failure = failureOf(thrown, []);
  const isKnown = failure !== "unknown" && failure.concerns === "server";
  return isKnown
    ? failure
    : { concerns: "server", reason: "connection", error: whatWasSaid(thrown as SmtpError) };
}

/**
 * Whether a refusal is about our sender: a refusal of MAIL FROM, unless the e-mail's own size or recipient may cause
 * it.
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
