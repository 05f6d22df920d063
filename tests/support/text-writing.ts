import { afterAll, beforeEach } from "vitest";
import { startTextService } from "./text-service.ts";

/** The request sent to every text service in tests. */
export const textRequest = {
  purpose: "blog",
  callsPerDay: 50,
  instructions: "Tu écris en français.",
  prompt: "un titre",
};

/** A text-generation service, good again before each test, and what writes by it with these settings. */
export async function startTextWriting(settings: Record<string, string> = {}) {
  const service = await startTextService((prompt) => `Réponse à ${prompt}`);
  Object.assign(process.env, { TEXT_API_URL: service.url, TEXT_API_KEY: service.key, ...settings });
  // Now that the settings are there: they are read once.
  const { pool } = await import("#app/db/client.server.ts");
  const { writeText } = await import("#app/lib/text-generation/text-service.server.ts");

  afterAll(() => service.stop());
  beforeEach(async () => {
    service.behave("good");
    await pool.query("delete from text_calls");
  });
  return { service, writeText };
}
