import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { mediaVariants } from "#app/db/schema/media.server.ts";
import type { MediaFormat } from "./rules.ts";

/** Returns the bytes of a picture in one width and format; null if there is no such variant. */
export async function getMediaVariant(
  mediaId: string,
  width: number,
  format: MediaFormat,
): Promise<Buffer | null> {
  const [row] = await db
    .select({ content: mediaVariants.content })
    .from(mediaVariants)
    .where(
      and(
        eq(mediaVariants.mediaId, mediaId),
        eq(mediaVariants.width, width),
        eq(mediaVariants.format, format),
      ),
    );
  return row?.content ?? null;
}
