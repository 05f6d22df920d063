import type { LanguageModel } from "ai";
import { outsideFetch } from "#app/lib/connections/outside-fetch.server.ts";
import { trimEdges } from "#app/lib/forms/trim-edges.ts";
import { textConnection } from "./connection.server.ts";
import { modelName, type TextConnection } from "./environment.server.ts";

/** Whether a text-generation service is set. If none is, the buttons for it are disabled (rule editor/generation). */
export async function hasTextProvider(): Promise<boolean> {
  const connection = await textConnection();
  return connection !== null && connection !== "locked";
}

/**
 * Returns the display name of the text-generation service, for the privacy page: 'Google Gemini', 'texte.exemple.fr'.
 */
export async function textServiceName(): Promise<string | null> {
  const connection = await textConnection();
  if (connection === null || connection === "locked") return null;
  return connection.url === null ? "Google Gemini" : new URL(connection.url).hostname;
}

/**
 * Returns the model of the configured service. Returns null without a service, or when this machine cannot decrypt its
 * key.
 */
export async function textModel(): Promise<LanguageModel | null> {
  const connection = await textConnection();
  return connection === null || connection === "locked" ? null : modelOf(connection);
}

/**
 * Returns the model of a text-generation service, in Gemini's wire format by default. Its library is loaded on first
 * use.
 */
export async function modelOf(connection: TextConnection): Promise<LanguageModel> {
  const { isFromEnvironment, provider, key, url } = connection;
  const baseURL = url === null ? undefined : trimEdges(url, /\//, "last");
  const guard = isFromEnvironment ? {} : { fetch: outsideFetch };
  if (provider === "google") {
    const { createGoogle } = await import("@ai-sdk/google");
    return createGoogle({ apiKey: key ?? undefined, baseURL, ...guard })(modelName(connection));
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const service = createOpenAICompatible({
    name: "text",
    baseURL: baseURL ?? "",
    ...(key && { apiKey: key }),
    ...guard,
  });
  return service(modelName(connection));
}
