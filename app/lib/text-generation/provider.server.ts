import type { LanguageModel } from "ai";
import { env } from "#app/lib/env.server.ts";
import { trimEdges } from "#app/lib/forms/trim-edges.ts";

const defaultModel = "gemini-flash-latest";

/** Whether a text service is configured: without one its buttons say why they are off (decision 45). */
export function hasTextProvider(): boolean {
  const { TEXT_API_KEY, TEXT_API_URL, TEXT_MODEL, TEXT_PROVIDER } = env();
  if (TEXT_PROVIDER === "google") return TEXT_API_KEY !== undefined;
  // One's own machine may ask for no key, but nobody else knows its address and its model's name.
  return TEXT_API_URL !== undefined && TEXT_MODEL !== undefined;
}

/** The configured model, in Gemini's wire format unless told; null without one. Loaded when first used. */
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
