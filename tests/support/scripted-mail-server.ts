import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** How the server answers at a stage of the exchange: with an SMTP code, by breaking the connection, or not at all. */
export type Answer = number | "drop" | "silence";

/** The server's answers at the stages of an SMTP exchange. If a stage has no answer here, the server accepts it. */
export interface MailScript {
  greeting?: Answer;
  signIn?: Answer;
  sender?: Answer;
  /** The answer for each recipient, or one answer for all. */
  recipient?: Answer | Record<string, Answer>;
  content?: Answer;
}

export interface ScriptedMailServer {
  /** The value of SMTP_URL. With it, the program waits only some tenths of a second for an answer. */
  url: string;
  port: number;
  script: MailScript;
  /** The accepted e-mails: their recipients, and the message as received. */
  received: { to: string[]; message: string }[];
  stop(): Promise<void>;
}

const patienceMs = 300;

/** Starts an SMTP server on a free port. It answers each stage of an exchange as `script` says. */
export async function startScriptedMailServer({ withSignIn = false } = {}): Promise<ScriptedMailServer> {
  const state: Pick<ScriptedMailServer, "script" | "received"> = { script: {}, received: [] };
  const answerTo = (
    answer: Answer | undefined,
    session: SMTPServerSession,
    done: (error?: Error) => void,
  ) => {
    if (answer === undefined) return done();
    if (answer === "drop") return void drop(session);
    if (typeof answer === "number") done(Object.assign(new Error("as scripted"), { responseCode: answer }));
  };
  const server = new SMTPServer({
    authOptional: !withSignIn,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (session, done) => answerTo(state.script.greeting, session, done),
    onAuth: (auth, session, done) =>
      answerTo(state.script.signIn, session, (error) => done(error ?? null, { user: auth.username })),
    onMailFrom: (_address, session, done) => answerTo(state.script.sender, session, done),
    onRcptTo({ address }, session, done) {
      const { recipient } = state.script;
      answerTo(typeof recipient === "object" ? recipient[address] : recipient, session, done);
    },
    onData(stream, session, done) {
      void text(stream).then((message) =>
        answerTo(state.script.content, session, (error) => {
          if (error) return done(error);
          state.received.push({ to: session.envelope.rcptTo.map(({ address }) => address), message });
          done();
        }),
      );
    },
  });
  const lines = new Map<number | undefined, Socket>();
  server.server.on("connection", (socket: Socket) => lines.set(socket.remotePort, socket));
  const drop = ({ remotePort }: SMTPServerSession) => lines.get(remotePort)?.destroy();
  // A client that has waited too long breaks the connection. Without a handler, this error would end the test.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const patience = ["connectionTimeout", "greetingTimeout", "socketTimeout"].map(
    (name) => `${name}=${patienceMs}`,
  );
  return Object.assign(state, {
    port,
    url: `smtp://${withSignIn ? "atelier:secret@" : ""}127.0.0.1:${port}?${patience.join("&")}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
