import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the service behaves, from the call of `behave` on. */
export type TextServiceState =
  "good" | "slow" | "hung" | "failing" | "noJson" | "noCandidate" | "hostile" | "malformed";

export interface TextRequestSeen {
  path: string;
  key: string | undefined;
  instructions: string;
  prompt: string;
}

export interface TextService {
  /** The value of TEXT_API_URL. */
  url: string;
  key: string;
  seen: readonly TextRequestSeen[];
  behave(state: TextServiceState): void;
  /** Answers the requests that wait while the service is slow. */
  answerWaiting(): void;
  /** Returns the number of requests that the client aborted. */
  abandoned(): number;
  stop(): Promise<void>;
}

const key = "clef-de-texte-pour-les-tests";

/**
 * Starts a text-generation service on a free port. It answers in the format of the request's API. `behave` makes it
 * fail in all the ways in which a real service may.
 */
export async function startTextService(write: (prompt: string) => string): Promise<TextService> {
  const seen: TextRequestSeen[] = [];
  const waiting: (() => void)[] = [];
  let state: TextServiceState = "good";
  let abandoned = 0;

  const states: Record<
    TextServiceState,
    (response: ServerResponse, prompt: string, format: WireFormat) => void
  > = {
    good: (response, prompt, format) => sendJson(response, format.answer(write(prompt))),
    slow: (response, prompt, format) => waiting.push(() => sendJson(response, format.answer(write(prompt)))),
    hung: () => {},
    failing: (response) =>
      response
        // Tells the client to try again after 20 ms, so that the retry takes the test no time.
        .writeHead(500, { "Content-Type": "application/json", "Retry-After-Ms": "20" })
        .end(JSON.stringify({ error: { code: 500, message: "internal", status: "INTERNAL" } })),
    noJson: (response) =>
      response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Bad gateway</h1>"),
    noCandidate: (response, _prompt, format) => sendJson(response, format.nothing),
    // PostgreSQL refuses both in a text: half of a surrogate pair, and a NUL character.
    malformed: (response, _prompt, format) => sendJson(response, format.answer("Un\udfff titre\0")),
    hostile: (response, prompt, format) =>
      sendJson(
        response,
        format.answer(
          `<h2 onclick="globalThis.pwned=1">Titre</h2><p>${write(prompt).slice(0, 40)}</p><script>globalThis.pwned=1</script><img src=x onerror="globalThis.pwned=1"><a href="javascript:globalThis.pwned=1">lien</a><iframe srcdoc="<script>parent.pwned=1</script>"></iframe>`,
        ),
      ),
  };

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = request.url ?? "";
      const format = path.endsWith("/chat/completions") ? openAi : gemini;
      const asked = { path, key: format.key(request.headers), ...format.read(JSON.parse(body)) };
      seen.push(asked);
      response.on("close", () => {
        if (!response.writableEnded) abandoned += 1;
      });
      states[state](response, asked.prompt, format);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1beta`,
    key,
    seen,
    behave: (next) => {
      state = next;
    },
    answerWaiting: () => {
      for (const answer of waiting.splice(0)) answer();
    },
    abandoned: () => abandoned,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface WireFormat {
  key: (headers: IncomingHttpHeaders) => string | undefined;
  read: (body: unknown) => { instructions: string; prompt: string };
  answer: (text: string) => unknown;
  /** An answer that contains no text. */
  nothing: unknown;
}

const usage = { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 };

const openAi: WireFormat = {
  key: ({ authorization }) => authorization?.replace(/^Bearer /, ""),
  read(body) {
    const { messages } = body as { messages: { role: string; content: string }[] };
    const said = (role: string) => messages.find((message) => message.role === role)?.content ?? "";
    return { instructions: said("system"), prompt: said("user") };
  },
  answer: (text) => ({
    id: "1",
    object: "chat.completion",
    created: 0,
    model: "test",
    choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
    usage,
  }),
  nothing: { id: "1", object: "chat.completion", created: 0, model: "test", choices: [], usage },
};

const gemini: WireFormat = {
  key: ({ "x-goog-api-key": sent }) => (Array.isArray(sent) ? sent[0] : sent),
  read(body) {
    const { contents, systemInstruction } = body as GeminiRequest;
    return { instructions: textOf(systemInstruction), prompt: textOf(contents.at(-1)) };
  },
  answer: (text) => ({
    candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: "STOP", index: 0 }],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
    modelVersion: "test",
  }),
  nothing: { candidates: [], promptFeedback: { blockReason: "OTHER" } },
};

interface GeminiContent {
  parts: { text?: string }[];
}

interface GeminiRequest {
  contents: GeminiContent[];
  systemInstruction?: GeminiContent;
}

function textOf(content: GeminiContent | undefined): string {
  return content?.parts.map(({ text }) => text ?? "").join("") ?? "";
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString("utf8");
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
