import { openSecret, storedTexts } from "#app/lib/connections/stored-connection.server.ts";
import { env } from "#app/lib/env.server.ts";

/** The section of the settings that holds what follows. */
export const textSection = "texts";
export const textKeyName = `${textSection}.key`;

/** The wire format of a text service. */
export type TextProvider = "google" | "openai-compatible";

export interface TextConnection {
  /** Whether the machine's environment names it. One that the owner named must be on the Internet. */
  isFromEnvironment: boolean;
  provider: TextProvider;
  key: string | null;
  /** Its address; null is the provider's own. */
  url: string | null;
  model: string | null;
}

/**
 * Returns the text service as it is set now: the environment's when that names a whole one, so that no key is sent to
 * another's address, else the owner's. Null without one. `locked` when its key cannot be read on this machine.
 */
export async function textConnection(): Promise<TextConnection | "locked" | null> {
  return environmentService() ?? storedService();
}

/** Returns the text service of the environment; null when it names none. */
export function environmentService(): TextConnection | null {
  const { TEXT_API_KEY, TEXT_API_URL, TEXT_MODEL, TEXT_PROVIDER } = env();
  return whole({
    isFromEnvironment: true,
    provider: TEXT_PROVIDER,
    key: TEXT_API_KEY ?? null,
    url: TEXT_API_URL ?? null,
    model: TEXT_MODEL ?? null,
  });
}

async function storedService(): Promise<TextConnection | "locked" | null> {
  // A demonstration calls nobody: who signs in to it is anybody.
  if (env().DEMO === "on") return null;
  const stored = await storedTexts(textSection);
  const secret = await openSecret(textKeyName, stored.key);
  if (secret === "locked") return "locked";
  return whole({
    isFromEnvironment: false,
    provider: stored.provider === "openai-compatible" ? "openai-compatible" : "google",
    key: secret.text,
    url: stored.url || null,
    model: stored.model || null,
  });
}

function whole(service: TextConnection): TextConnection | null {
  const { provider, key, url, model } = service;
  if (provider === "google") return key ? service : null;
  // A service on one's own machine may need no key, but always an address and a model name.
  return url && model ? service : null;
}
