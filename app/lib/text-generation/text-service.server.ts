import type * as Ai from "ai";
import { log } from "#app/lib/log.server.ts";
import { takeTextCall } from "./budget.server.ts";
import { textModel } from "./provider.server.ts";

type Library = typeof Ai;

const defaultTimeoutMs = 45_000;
const retries = 2;
/** A section of an article is about 400; nothing we ask for is longer than a long page. */
const defaultTokens = 4_096;

export interface TextRequest {
  /** Who asks, for its share of the day's budget: `blog`, `locations`. */
  purpose: string;
  /** How many calls this purpose may make a day. */
  callsPerDay: number;
  /** Who the writer is and what is never done. */
  instructions: string;
  prompt: string;
  maximumTokens?: number;
  /** For everything together, retries included. */
  timeoutMs?: number;
  /** Aborted when nobody waits any more. */
  signal?: AbortSignal;
}

/**
 * Why there is no text: no key, the day's budget spent, no answer in time, nobody waiting any more, the service or the
 * network broke, or it answered something that holds no text.
 */
export type TextRefusal = "unconfigured" | "overBudget" | "timedOut" | "cancelled" | "failed" | "unreadable";
export type TextAnswer = { text: string } | { refused: TextRefusal };

/**
 * Asks the configured text service for a text (B§7): the only place that does. Never throws for what the service does;
 * passing failures are tried again twice. What comes back is foreign text: sanitise it before showing it as HTML.
 */
export async function writeText(request: TextRequest): Promise<TextAnswer> {
  const model = await textModel();
  if (!model) return { refused: "unconfigured" };
  if (!(await takeTextCall(request.purpose, request.callsPerDay))) return { refused: "overBudget" };
  // The library would print its advice on the console beside our log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const started = performance.now();
  const answer = await ask(model, request);
  const outcome = "refused" in answer ? answer.refused : "written";
  const ms = Math.round(performance.now() - started);
  log.info({ purpose: request.purpose, outcome, ms }, "text asked");
  return answer;
}

async function ask(
  model: NonNullable<Awaited<ReturnType<typeof textModel>>>,
  { instructions, prompt, maximumTokens = defaultTokens, timeoutMs = defaultTimeoutMs, signal }: TextRequest,
): Promise<TextAnswer> {
  // Loaded when first asked: a site without a text service starts without it.
  const library = await import("ai");
  try {
    const { text } = await library.generateText({
      model,
      instructions,
      prompt,
      maxOutputTokens: maximumTokens,
      maxRetries: retries,
      timeout: timeoutMs,
      abortSignal: signal,
    });
    return text.trim() ? { text: text.replaceAll("\0", "") } : { refused: "unreadable" };
  } catch (error) {
    if (signal?.aborted) return { refused: "cancelled" };
    return { refused: refusalOf(error, library) };
  }
}

function refusalOf(error: unknown, { APICallError, RetryError, ...formats }: Library): TextRefusal {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (cause instanceof Error && ["TimeoutError", "AbortError"].includes(cause.name)) return "timedOut";
  // The key and the prompt are in the error's request: only its status is told.
  const status = APICallError.isInstance(cause) ? cause.statusCode : undefined;
  log.warn({ status, name: cause instanceof Error ? cause.name : "unknown" }, "the text service failed");
  const isUnreadable = APICallError.isInstance(cause) && isFormat(cause.cause, formats);
  return isUnreadable || isFormat(cause, formats) ? "unreadable" : "failed";
}

function isFormat(
  error: unknown,
  {
    InvalidResponseDataError,
    JSONParseError,
    TypeValidationError,
  }: Pick<Library, "InvalidResponseDataError" | "JSONParseError" | "TypeValidationError">,
): boolean {
  return [InvalidResponseDataError, JSONParseError, TypeValidationError].some((format) =>
    format.isInstance(error),
  );
}
