import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { media, mediaVariants } from "#app/db/schema/media.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { log } from "#app/lib/log.server.ts";
import type { ReceivedFile } from "#app/lib/forms/received-form.server.ts";
import { cleanImage } from "#app/lib/upload/clean-image.server.ts";
import { uploadKind } from "#app/lib/upload/kinds.ts";
import type { ImageKind, ImageVariant } from "#app/lib/upload/rewrite-image.server.ts";
import { mediaRefusals } from "./labels.ts";
import { type KeptMedia, keptWidths, type MediaFormat, mediaFormats, type MediaOutcome } from "./rules.ts";

const kinds: readonly ImageKind[] = ["jpeg", "png", "webp"];
/**
 * The blurred picture, 10 pixels wide and high, that a page shows until the real picture has loaded (rule
 * pages/pictures).
 */
const placeholderSize = { format: "png", width: 10, height: 10 } as const;

const invalid = (file: string): MediaOutcome => ({ outcome: "invalid", errors: { file } });

/**
 * Stores the first picture of a form in every format and width that pages use, without the hidden data of the original
 * file (rule forms/clean-pictures). The original file is not stored. A file that is already stored adds nothing.
 * Returns the picture with the size of its largest variant in pixels, or an error.
 */
export async function keepMedia(actor: Actor, files: readonly ReceivedFile[]): Promise<MediaOutcome> {
  const [file] = files;
  if (!file) return invalid(mediaRefusals.none);
  if (file.lost) return invalid(mediaRefusals[file.lost]);
  if (file.bytes.length === 0) return invalid(mediaRefusals.empty);
  const found = uploadKind(file.bytes);
  const kind = kinds.find((one) => one === found);
  if (!kind) return invalid(mediaRefusals.unknownKind);
  const contentHash = createHash("sha256").update(file.bytes).digest("hex");
  const known = await findMedia(contentHash);
  if (known) return { outcome: "done", ...known };

  const original = await cleanImage(file.bytes, actor.userId, kind);
  if ("refused" in original) return invalid(mediaRefusals[original.refused]);
  const widths = keptWidths(original.width);
  const variants: (ImageVariant & { format: MediaFormat; bytes: Buffer; height: number })[] = [];
  for (const format of mediaFormats)
    for (const width of widths)
      variants.push({ format, width, ...(await variantOf(original.bytes, actor, kind, { format, width })) });
  const largest = variants.at(-1);
  if (!largest) throw new Error("a picture has a width");
  const placeholder = await variantOf(original.bytes, actor, kind, placeholderSize);

  const kept = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(media)
      .values({
        contentHash,
        width: largest.width,
        height: largest.height,
        placeholder: `data:image/png;base64,${placeholder.bytes.toString("base64")}`,
      })
      .onConflictDoNothing()
      .returning({ mediaId: media.id, width: media.width, height: media.height });
    if (row)
      await tx.insert(mediaVariants).values(
        variants.map(({ format, width, bytes }) => ({
          mediaId: row.mediaId,
          format,
          width,
          content: bytes,
        })),
      );
    return row;
  });
  log.info({ actorId: actor.userId, mediaId: kept?.mediaId, variants: variants.length }, "picture kept");
  // If no row was inserted, somebody else has just stored the same picture. The outcome is then that picture.
  const stored = kept ?? (await findMedia(contentHash));
  return stored ? { outcome: "done", ...stored } : invalid(mediaRefusals.busy);
}

async function findMedia(contentHash: string): Promise<KeptMedia | null> {
  const [row] = await db
    .select({ mediaId: media.id, width: media.width, height: media.height })
    .from(media)
    .where(eq(media.contentHash, contentHash));
  return row ?? null;
}

/**
 * Returns one variant: the picture in one format and width. The picture was already decoded once, so a failure here is
 * a fault of the program.
 */
async function variantOf(bytes: Buffer, actor: Actor, kind: ImageKind, variant: ImageVariant) {
  const written = await cleanImage(bytes, actor.userId, kind, variant);
  if ("refused" in written) throw new Error(`a picture written by us is ${written.refused}`);
  return { bytes: written.bytes, height: written.height };
}
