import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { type Mail, parseMessage } from "./mail-message.ts";

export interface Mailbox {
  /** The value for SMTP_URL. */
  url: string;
  received: readonly Mail[];
  /** Returns the first message that matches, now or later. After ten seconds, rejects and lists the other messages. */
  waitFor(wanted: { to?: string; subject?: string | RegExp }): Promise<Mail>;
  /** Discards the received messages. */
  clear(): void;
  /**
   * Refuses messages until this is called with null. With "sender", refuses every message with a temporary error, like
   * a mail server in trouble. With a recipient, refuses messages to that address with a permanent error.
   */
  refuse(whom: "sender" | { recipient: string } | null): void;
  stop(): Promise<void>;
}

const waitLimitMs = 10_000;

/**
 * Starts an SMTP server on a free port. It keeps the messages, and accepts each after `answersAfterMs` milliseconds.
 */
export async function startMailbox({ answersAfterMs = 0 } = {}): Promise<Mailbox> {
  const received: Mail[] = [];
  const arrivals = new EventTarget();
  let refused: Parameters<Mailbox["refuse"]>[0] = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom(_address, _session, done) {
      const isRefused = refused === "sender";
      done(isRefused ? Object.assign(new Error("try again later"), { responseCode: 451 }) : undefined);
    },
    onRcptTo({ address }, _session, done) {
      const isRefused = typeof refused === "object" && refused?.recipient === address;
      done(isRefused ? Object.assign(new Error("no such user"), { responseCode: 550 }) : undefined);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push(parseMessage(Buffer.concat(chunks).toString("latin1"), recipients));
        arrivals.dispatchEvent(new Event("mail"));
        if (answersAfterMs > 0) setTimeout(done, answersAfterMs);
        else done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    async waitFor({ to, subject }) {
      const limit = AbortSignal.timeout(waitLimitMs);
      for (;;) {
        const mail = received.find((one) => (!to || one.to.includes(to)) && matches(one.subject, subject));
        if (mail) return mail;
        await once(arrivals, "mail", { signal: limit }).catch(() => {
          const seen =
            received.map((one) => `${one.to.join(", ")}: ${one.subject}`).join("\n") || "(nothing)";
          throw new Error(
            `no message to ${to ?? "anyone"} about ${subject ?? "anything"} came; received:\n${seen}`,
          );
        });
      }
    },
    clear: () => received.splice(0),
    refuse: (whom) => {
      refused = whom;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function matches(text: string, wanted: string | RegExp | undefined): boolean {
  if (wanted === undefined) return true;
  return typeof wanted === "string" ? text.includes(wanted) : wanted.test(text);
}
