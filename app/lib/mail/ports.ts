/**
 * How the connection to a mail server is encrypted. `none` is for a server on the machine's own network, if
 * LOCAL_SERVICES allows it.
 */
export type MailEncryption = "tls" | "starttls" | "none";

/** The default port of each kind of encryption. */
export const mailPorts = { tls: 465, starttls: 587, none: 25 } as const satisfies Record<
  MailEncryption,
  number
>;
