import type * as Ai from "ai";
import { AddressRefused } from "#app/lib/connections/outside-address.server.ts";
import { env } from "#app/lib/env.server.ts";
import { takeTextCall } from "./budget.server.ts";
import { textConnection } from "./connection.server.ts";
import { modelName, type TextConnection } from "./environment.server.ts";
import { modelOf } from "./provider.server.ts";

/**
 * The result of a test of the text-generation service. `said` is the generated text, or the service's own error
 * message.
 */
export interface TextTrial {
  result:
    | "written"
    | "unconfigured"
    | "locked"
    | "demonstration"
    | "outside"
    | "unknownHost"
    | "unreachable"
    | "silent"
    | "certificate"
    | "key"
    | "model"
    | "quota"
    | "broken"
    | "refused"
    | "unreadable"
    | "tooMany";
  /** The model that was used. */
  model: string | null;
  said: string | null;
}

const usualTimeoutMs = 15_000;
const trialsPerDay = 30;
const longestAnswer = 300;
const prompt = "Réponds en une phrase courte : bonjour.";

/** Requests one sentence from the text-generation service now, without retries, and returns the result. */
export async function tryTextService(timeoutMs = usualTimeoutMs): Promise<TextTrial> {
  const connection = await textConnection();
  const none = { model: null, said: null };
  if (env().DEMO === "on" && !connection) return { result: "demonstration", ...none };
  if (connection === null) return { result: "unconfigured", ...none };
  if (connection === "locked") return { result: "locked", ...none };
  if (!(await takeTextCall("trial", trialsPerDay))) return { result: "tooMany", ...none };
  const library = await import("ai");
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const model = modelName(connection);
  try {
    const { text } = await library.generateText({
      model: await modelOf(connection),
      prompt,
      maxRetries: 0,
      maxOutputTokens: 400,
      abortSignal: AbortSignal.timeout(timeoutMs),
    });
    const said = told(text, connection);
    return { result: said ? "written" : "unreadable", model, said };
  } catch (error) {
    return { ...trialOf(error, connection, library), model };
  }
}

function trialOf(
  error: unknown,
  connection: TextConnection,
  { APICallError }: Pick<typeof Ai, "APICallError">,
): Pick<TextTrial, "result" | "said"> {
  const causes = [error, (error as Error).cause, ((error as Error).cause as Error | undefined)?.cause];
  if (causes.some((cause) => cause instanceof AddressRefused)) return { result: "outside", said: null };
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status !== undefined && status >= 400)
    return {
      result: resultOf(status),
      said: `${status}\u00a0: ${told((error as Error).message, connection)}`,
    };
  if (status !== undefined) return { result: "unreadable", said: null };
  const codes = causes.map((cause) => (cause as NodeJS.ErrnoException | undefined)?.code ?? "");
  if (codes.some((code) => /^(ENOTFOUND|EAI_AGAIN)$/.test(code)))
    return { result: "unknownHost", said: null };
  if (codes.some((code) => /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME|^ERR_SSL|^EPROTO$/.test(code)))
    return { result: "certificate", said: told((error as Error).message, connection) };
  if (codes.some((code) => /^E(CONNREFUSED|HOSTUNREACH|NETUNREACH|CONNRESET)$/.test(code)))
    return { result: "unreachable", said: null };
  const isLate = causes.some(
    (cause) => cause instanceof Error && /^(TimeoutError|AbortError)$/.test(cause.name),
  );
  return { result: isLate ? "silent" : "unreadable", said: null };
}

function resultOf(status: number): TextTrial["result"] {
  if (status === 401 || status === 403) return "key";
  if (status === 404) return "model";
  if (status === 429 || status === 402) return "quota";
  return status >= 500 ? "broken" : "refused";
}

/** Returns a text on one line. Removes the key, which the service may repeat. */
function told(text: string, { key }: TextConnection): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return (key ? line.replaceAll(key, "•••") : line).slice(0, longestAnswer).toWellFormed();
}
