import { env } from "#app/lib/env.server.ts";

const defaultModel = "gemini-flash-latest";

/** The wire format of a text service. */
export type TextProvider = "google" | "openai-compatible";

export interface TextConnection {
  /** Whether the machine's environment names it. One that the owner named must be on the Internet. */
  isFromEnvironment: boolean;
  provider: TextProvider;
  key: string | null;
  /** The address of the service; null means the provider's own. */
  url: string | null;
  model: string | null;
}

/** Returns the text service of the environment; null when it names none. */
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

/** Returns the name of the model a text service is asked for. */
export function modelName({ model }: TextConnection): string {
  return model ?? defaultModel;
}

/** Returns a service that can be asked. Null when its key, address or model is missing. */
export function wholeService(service: TextConnection): TextConnection | null {
  const { provider, key, url, model } = service;
  if (provider === "google") return key ? service : null;
  // A service on one's own machine may need no key, but always an address and a model name.
  return url && model ? service : null;
}
