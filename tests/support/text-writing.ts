import { afterAll, beforeEach } from "vitest";
import { startTextService } from "./text-service.ts";

/** The request that tests send to every text service. */
export const textRequest = {
  purpose: "blog",
  callsPerDay: 50,
  instructions: "Tu écris en français.",
  prompt: "un titre",
};

/**
 * Starts a text-generation service, which works normally at the start of each test. Returns it, and the function of the
 * program that writes texts with it.
 */
export async function startTextWriting(settings: Record<string, string> = {}) {
  const service = await startTextService((prompt) => `Réponse à ${prompt}`);
  Object.assign(process.env, { TEXT_API_URL: service.url, TEXT_API_KEY: service.key, ...settings });
  // Imported only now, because these modules read the environment variables above when they are imported.
  const { pool } = await import("#app/db/client.server.ts");
  const { writeText } = await import("#app/lib/text-generation/text-service.server.ts");

  afterAll(() => service.stop());
  beforeEach(async () => {
    service.behave("good");
    await pool.query("delete from text_calls");
  });
  return { service, writeText };
}
