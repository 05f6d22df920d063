import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the service behaves from now on. */
export type TextServiceState = "good" | "slow" | "hung" | "failing" | "noJson" | "noCandidate" | "hostile";

export interface TextRequestSeen {
  path: string;
  key: string | undefined;
  instructions: string;
  prompt: string;
}

export interface TextService {
  /** What the site is given as TEXT_API_URL. */
  url: string;
  key: string;
  seen: readonly TextRequestSeen[];
  behave(state: TextServiceState): void;
  /** Answers those who wait on a slow service. */
  answerWaiting(): void;
  /** Requests that were given up by the one who asked. */
  abandoned(): number;
  stop(): Promise<void>;
}

const key = "clef-de-texte-pour-les-tests";

/** A text service on a free port that speaks Gemini's wire format, in every state a real one can be in. */
export async function startTextService(write: (prompt: string) => string): Promise<TextService> {
  const seen: TextRequestSeen[] = [];
  const waiting: (() => void)[] = [];
  let state: TextServiceState = "good";
  let abandoned = 0;

  const states: Record<TextServiceState, (response: ServerResponse, prompt: string) => void> = {
    good: (response, prompt) => sendText(response, write(prompt)),
    slow: (response, prompt) => waiting.push(() => sendText(response, write(prompt))),
    hung: () => {},
    failing: (response) =>
      response
        // The wait the client is asked for, so that trying again costs a test nothing.
        .writeHead(500, { "Content-Type": "application/json", "Retry-After-Ms": "20" })
        .end(JSON.stringify({ error: { code: 500, message: "internal", status: "INTERNAL" } })),
    noJson: (response) =>
      response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Bad gateway</h1>"),
    noCandidate: (response) =>
      sendJson(response, { candidates: [], promptFeedback: { blockReason: "OTHER" } }),
    hostile: (response, prompt) =>
      sendText(
        response,
        `<h2 onclick="globalThis.pwned=1">Titre</h2><p>${write(prompt).slice(0, 40)}</p><script>globalThis.pwned=1</script><img src=x onerror="globalThis.pwned=1"><a href="javascript:globalThis.pwned=1">lien</a><iframe srcdoc="<script>parent.pwned=1</script>"></iframe>`,
      ),
  };

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { contents, systemInstruction } = JSON.parse(body) as GeminiRequest;
      const prompt = textOf(contents.at(-1));
      const sent = request.headers["x-goog-api-key"];
      seen.push({
        path: request.url ?? "",
        key: Array.isArray(sent) ? sent[0] : sent,
        instructions: textOf(systemInstruction),
        prompt,
      });
      response.on("close", () => {
        if (!response.writableEnded) abandoned += 1;
      });
      states[state](response, prompt);
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

function sendText(response: ServerResponse, text: string): void {
  sendJson(response, {
    candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: "STOP", index: 0 }],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 10, totalTokenCount: 20 },
    modelVersion: "test",
  });
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
