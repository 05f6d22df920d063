import { inArray } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { seeds } from "#app/db/schema/platform.server.ts";
import { StartRefusal } from "../start-refusal.ts";

const begun = "demo";
const filled = "demo-filled";

/** Returns when this database became a demonstration, and when its filling ended. */
async function readMarks(): Promise<Map<string, Date>> {
  const rows = await db
    .select()
    .from(seeds)
    .where(inArray(seeds.name, [begun, filled]));
  return new Map(rows.map(({ name, createdAt }) => [name, createdAt]));
}

/** Throws StartRefusal when the database is a demonstration, whose people `npm start` would treat as real. */
export async function refuseDemo(): Promise<void> {
  if ((await readMarks()).size > 0)
    throw new StartRefusal(
      "Cette base est celle de la démonstration : lancez « npm run demo », ou indiquez un autre DATA_DIR.",
    );
}

/**
 * Makes this database a demonstration if it is empty. Returns when the demonstration was filled, or null when it has
 * yet to be filled. Throws StartRefusal for a real site's database and for a filling that was interrupted.
 */
export async function claimDemo(): Promise<Date | null> {
  const marks = await readMarks();
  const filledAt = marks.get(filled);
  if (filledAt) return filledAt;
  if (marks.has(begun))
    throw new StartRefusal(
      "Le remplissage de la démonstration a été interrompu : recommencez avec « npm run demo -- renew ».",
    );
  if ((await db.$count(seeds)) > 0)
    throw new StartRefusal("Cette base est celle d’un vrai site : la démonstration n’y touche pas.");
  await db.insert(seeds).values({ name: begun });
  return null;
}

/** Records that the demonstration is filled. */
export async function markDemoFilled(): Promise<Date> {
  const now = new Date();
  await db.insert(seeds).values({ name: filled, createdAt: now });
  return now;
}
