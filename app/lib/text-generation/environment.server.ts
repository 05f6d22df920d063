import { env } from "#app/lib/env.server.ts";

const defaultModel = "gemini-flash-latest";

/** The wire format of a text-generation service. */
export type TextProvider = "google" | "openai-compatible";

export interface TextConnection {
  /** Whether the environment names the service. A service that the owner named must be on the Internet. */
  isFromEnvironment: boolean;
  provider: TextProvider;
  key: string | null;
  /** The URL of the service; null means the provider's own. */
  url: string | null;
  model: string | null;
}

/** Returns the text-generation service of the environment; null when the environment names none. */
export function environmentService(): TextConnection | null {
  const { TEXT_API_KEY, TEXT_API_URL, TEXT_MODEL, TEXT_PROVIDER } = env();
  return wholeService({
    isFromEnvironment: true,
    provider: TEXT_PROVIDER,
    key: TEXT_API_KEY ?? null,
    url: TEXT_API_URL ?? null,
    model: TEXT_MODEL ?? null,
  });
}

/** Returns the name of the model to request from a text-generation service. */
export function modelName({ model }: TextConnection): string {
  return model ?? defaultModel;
}

/**
 * Returns the service if it is complete. Returns null when the key, URL or model that its provider needs is missing.
 */
export function wholeService(service: TextConnection): TextConnection | null {
  const { provider, key, url, model } = service;
  if (provider === "google") return key ? service : null;
  // A service on one's own machine may need no key, but it always needs a URL and a model name.
  return url && model ? service : null;
}
