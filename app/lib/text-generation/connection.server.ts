import { openSecret, storedTexts } from "#app/lib/connections/stored-connection.server.ts";
import { env } from "#app/lib/env.server.ts";
import { environmentService, type TextConnection, wholeService } from "./environment.server.ts";

/** The section of the settings that holds what follows. */
export const textSection = "texts";
export const textKeyName = `${textSection}.key`;

/**
 * Returns the text service as it is set now: the environment's when that names a whole one, so that no key is sent to
 * another's address, else the owner's. Null without one. `locked` when its key cannot be read on this machine.
 */
export async function textConnection(): Promise<TextConnection | "locked" | null> {
  return environmentService() ?? storedService();
}

async function storedService(): Promise<TextConnection | "locked" | null> {
  // A demonstration calls nobody: who signs in to it is anybody.
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
