import { asc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { passkeys } from "#app/db/schema/auth.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import type { Actor } from "../rules.ts";
import { mostPasskeys } from "./rules.ts";

/** Returns a person's passkeys, oldest first, and the site's origin, because browsers tie a passkey to one origin. */
export async function getPasskeys({ userId }: Pick<Actor, "userId">) {
  const kept = await db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      usedAt: passkeys.usedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
  return { origin: siteOrigin(), kept, isFull: kept.length >= mostPasskeys };
}

export type Passkeys = Awaited<ReturnType<typeof getPasskeys>>;
