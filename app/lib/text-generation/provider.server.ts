import type { LanguageModel } from "ai";
import { env } from "#app/lib/env.server.ts";
import { trimEdges } from "#app/lib/forms/trim-edges.ts";

const defaultModel = "gemini-flash-latest";

/** Whether a text service is configured. Without one its buttons are disabled (rule editor/generation). */
export function hasTextProvider(): boolean {
  const { TEXT_API_KEY, TEXT_API_URL, TEXT_MODEL, TEXT_PROVIDER } = env();
  if (TEXT_PROVIDER === "google") return TEXT_API_KEY !== undefined;
  // A service on one's own machine may need no key, but always an address and a model name.
  return TEXT_API_URL !== undefined && TEXT_MODEL !== undefined;
}

/** Returns the configured model, in Gemini's wire format by default. Null without one. Loaded on first use. */
export async function textModel(): Promise<LanguageModel | null> {
  if (!hasTextProvider()) return null;
  const { TEXT_API_KEY, TEXT_API_URL, TEXT_MODEL, TEXT_PROVIDER } = env();
  const baseURL = TEXT_API_URL && trimEdges(TEXT_API_URL, /\//, "last");
  if (TEXT_PROVIDER === "google") {
    const { createGoogle } = await import("@ai-sdk/google");
    return createGoogle({ apiKey: TEXT_API_KEY, baseURL })(TEXT_MODEL ?? defaultModel);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const provider = createOpenAICompatible({
    name: "text",
    baseURL: baseURL ?? "",
    ...(TEXT_API_KEY && { apiKey: TEXT_API_KEY }),
  });
  return provider(TEXT_MODEL ?? "");
}
