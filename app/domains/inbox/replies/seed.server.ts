import { replyTemplates } from "#app/db/schema/replies.server.ts";
import { seedOnce } from "#app/db/seed-once.server.ts";
import { starterTemplates } from "./content.ts";

/**
 * Stores the reply templates of a new installation. This happens once, so that a template that the owner deletes does
 * not come back.
 */
export async function seedReplyTemplates(): Promise<void> {
  await seedOnce("reply-templates", async (tx) => {
    await tx.insert(replyTemplates).values([...starterTemplates]);
  });
}
