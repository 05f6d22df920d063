/** How the connection to a mail server is encrypted. `none` is for a machine's own network (LOCAL_SERVICES). */
export type MailEncryption = "tls" | "starttls" | "none";

/** The default port of each kind of encryption. */
export const mailPorts = { tls: 465, starttls: 587, none: 25 } as const satisfies Record<
  MailEncryption,
  number
>;
