import { replyTemplates } from "#app/db/schema/replies.server.ts";
import { seedOnce } from "#app/db/seed-once.server.ts";
import { starterTemplates } from "./content.ts";

/** Stores the starter templates once: a template that the owner deletes is not stored again. */
export async function seedReplyTemplates(): Promise<void> {
  await seedOnce("reply-templates", async (tx) => {
    await tx.insert(replyTemplates).values([...starterTemplates]);
  });
}
