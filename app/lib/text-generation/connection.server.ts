import { openSecret, storedTexts } from "#app/lib/connections/stored-connection.server.ts";
import { env } from "#app/lib/env.server.ts";
import { environmentService, type TextConnection, wholeService } from "./environment.server.ts";

/** The section of the settings that stores the text-generation service. */
export const textSection = "texts";
export const textKeyName = `${textSection}.key`;

/**
 * Returns the text-generation service in use: the service of the environment if it is complete, otherwise the service
 * that the owner set. The two are never mixed, so that no key is sent to the URL of the other service. Returns null
 * when no service is set, and `locked` when this machine cannot decrypt the service's key.
 */
export async function textConnection(): Promise<TextConnection | "locked" | null> {
  return environmentService() ?? storedService();
}

async function storedService(): Promise<TextConnection | "locked" | null> {
  // A demonstration ignores the stored service, since anybody can sign in to it.
  if (env().DEMO === "on") return null;
  const stored = await storedTexts(textSection);
  const secret = await openSecret(textKeyName, stored.key);
  if (secret === "locked") return "locked";
  return wholeService({
    isFromEnvironment: false,
    provider: stored.provider === "openai-compatible" ? "openai-compatible" : "google",
    key: secret.text,
    url: stored.url || null,
    model: stored.model || null,
  });
}
