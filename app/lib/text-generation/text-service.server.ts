import { setTimeout as pause } from "node:timers/promises";
import type * as Ai from "ai";
import { log } from "#app/lib/log.server.ts";
import { takeTextCall } from "./budget.server.ts";
import { textModel } from "./provider.server.ts";

type Library = typeof Ai;

const defaultTimeoutMs = 45_000;
/**
 * The pauses before a temporary failure is tried again. They are short, so that a failing service is reported
 * within a few seconds.
 */
const retryPausesMs = [300, 900];
/** The usual limit of a text, in tokens: enough for a long page. A section of an article has about 400 tokens. */
const defaultTokens = 4_096;

export interface TextRequest {
  /** The part of the program that asks (`blog`, `locations`). Each part has its own daily budget. */
  purpose: string;
  /** The largest number of calls for this purpose in a day. */
  callsPerDay: number;
  /** The system prompt: the writer's role and what the writer must not do. */
  instructions: string;
  prompt: string;
  maximumTokens?: number;
  /** The time limit of the whole call, retries included. */
  timeoutMs?: number;
  /** Aborts when nobody waits for the text any more. */
  signal?: AbortSignal;
}

/**
 * Why there is no text: there is no key, the daily budget is spent, no response came in time, the caller cancelled, the
 * service or the network failed, or the response has no text.
 */
export type TextRefusal = "unconfigured" | "overBudget" | "timedOut" | "cancelled" | "failed" | "unreadable";
export type TextAnswer = { text: string } | { refused: TextRefusal };

/**
 * Requests a text from the configured text service. No other function does this. After a temporary failure, tries twice
 * again. Returns a refusal instead of throwing. The text is untrusted: sanitise the text before you show it as HTML.
 */
export async function writeText(request: TextRequest): Promise<TextAnswer> {
  const model = await textModel();
  if (!model) return { refused: "unconfigured" };
  if (!(await takeTextCall(request.purpose, request.callsPerDay))) return { refused: "overBudget" };
  // This setting keeps the library from printing advice on the console.
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
  // The library is loaded on first use: a site without a text-generation service does not need it.
  const library = await import("ai");
  try {
    const tooLate = AbortSignal.timeout(timeoutMs);
    const { text } = await generate(library, {
      model,
      instructions,
      prompt,
      maxOutputTokens: maximumTokens,
      // The library would wait two seconds, then four, before it retries: too long for somebody in front of a screen.
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
    });
    return text.trim() ? { text: text.replaceAll("\0", "").toWellFormed() } : { refused: "unreadable" };
  } catch (error) {
    if (signal?.aborted) return { refused: "cancelled" };
    return { refused: refusalOf(error, library) };
  }
}

type Generation = Parameters<Library["generateText"]>[0];

/** Generates a text, and tries again twice after a temporary failure of the service. */
async function generate(library: Library, generation: Generation) {
  for (const pauseMs of retryPausesMs) {
    try {
      return await library.generateText(generation);
    } catch (error) {
      if (!library.APICallError.isInstance(error) || !error.isRetryable) throw error;
      await pause(pauseMs, undefined, { signal: generation.abortSignal });
    }
  }
  return library.generateText(generation);
}

function refusalOf(error: unknown, { APICallError, ...formats }: Library): TextRefusal {
  const cause = error;
  if (cause instanceof Error && ["TimeoutError", "AbortError"].includes(cause.name)) return "timedOut";
  // The error's request contains the key and the prompt, so only its status is logged.
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
