import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, lt, max, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { quoteAttachments, quoteRequests } from "#app/db/schema/inbox.server.ts";
import { quotePhotoLinks, quotePhotos } from "#app/db/schema/quote-photos.server.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import type { ReceivedFile } from "#app/lib/forms/received-form.server.ts";
import { log } from "#app/lib/log.server.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import { type CleanUpload, cleanUpload } from "#app/lib/upload/clean-upload.server.ts";
import { uploadKind } from "#app/lib/upload/kinds.ts";
import { type FileSender, takeStoredShare } from "#app/lib/upload/stored-share.server.ts";
import { attachmentErrors } from "../content.ts";
import { maximumFileBytes } from "../rules/requests.ts";
import { photoTexts } from "./labels.ts";
import { codeHash, getLinkState, photoCodes, shownLink } from "./queries.server.ts";
import { linkDays, maximumPhotos, pendingHours, type PhotoLink, readCode } from "./rules.ts";

const makingLimit = { scope: "photo-links", limit: 10, windowSeconds: 600 };
const addingLimit = { scope: "quote-photos", limit: 20, windowSeconds: 600 };
/** How many days an expired photo link stays stored, so that its page can say that it has expired. */
const rememberedDays = 30;
const photoKinds = ["jpeg", "png", "webp", "heic"];
const fullAge = sql`now() + make_interval(days => ${linkDays})`;
const pendingAge = sql`now() + make_interval(hours => ${pendingHours})`;

type CodeMaker = Awaited<ReturnType<typeof photoCodes>>;

async function insertLink(executor: Executor, codes: CodeMaker, quoteRequestId: string | null) {
  const id = randomUUID();
  const [link] = await executor
    .insert(quotePhotoLinks)
    .values({
      id,
      codeHash: codeHash(codes(id)),
      quoteRequestId,
      expiresAt: quoteRequestId ? fullAge : pendingAge,
    })
    .returning({ id: quotePhotoLinks.id, expiresAt: quotePhotoLinks.expiresAt });
  if (!link) throw new Error("an insert returns its row");
  return link;
}

/**
 * Creates the photo link, by which a telephone adds photos, of a form that has not been sent yet (rule
 * forms/photo-link). Returns `limited` when this client has made too many links.
 */
export async function makePhotoLink(
  clientKey: string,
): Promise<Outcome<{ done: { link: PhotoLink } }, "done" | "limited">> {
  const limit = await takeRateLimit({ ...makingLimit, key: clientKey });
  if (!limit.allowed) return { outcome: "limited", retryAfterSeconds: limit.retryAfterSeconds };
  const link = await insertLink(db, await photoCodes(), null);
  return { outcome: "done", link: await shownLink(link) };
}

/**
 * Gives a new request its photo link, in the request's transaction. If the form showed a valid link, the request gets
 * that link and the photos that arrived through it. Otherwise it gets a new link. Returns the photos that arrived.
 */
export async function linkRequest(
  tx: Executor,
  quoteRequestId: string,
  typedCode: string,
  codes: CodeMaker,
): Promise<{ name: string; sizeBytes: number }[]> {
  const code = readCode(typedCode);
  const [link] = code
    ? await tx
        .update(quotePhotoLinks)
        .set({ quoteRequestId, expiresAt: fullAge })
        .where(
          and(
            eq(quotePhotoLinks.codeHash, codeHash(code)),
            isNull(quotePhotoLinks.quoteRequestId),
            gt(quotePhotoLinks.expiresAt, sql`now()`),
          ),
        )
        .returning({ id: quotePhotoLinks.id })
    : [];
  if (!link) {
    await insertLink(tx, codes, quoteRequestId);
    return [];
  }
  const [last] = await tx
    .select({ position: max(quoteAttachments.position) })
    .from(quoteAttachments)
    .where(eq(quoteAttachments.quoteRequestId, quoteRequestId));
  const first = (last?.position ?? -1) + 1;
  const { rows } = await tx.execute<{ name: string; sizeBytes: number }>(sql`
    with gone as (delete from quote_photos where link_id = ${link.id} returning *)
    insert into quote_attachments (quote_request_id, position, name, media_type, size_bytes, width, height, content)
    select ${quoteRequestId}, ${first}::integer + position, name, media_type, size_bytes, width, height, content
    from gone order by position returning name, size_bytes as "sizeBytes"`);
  return rows;
}

/** The outcome of sending photos from a telephone. `gone` means that the link's code is unknown or has expired. */
export type PhotosAnswer = Outcome<
  { done: { code: string; added: number }; gone: { state: "unknown" | "expired" } },
  "done" | "invalid" | "gone" | "limited" | "failed"
>;

/**
 * Adds photos to the request to which a code belongs, or to its form if that is not sent yet (rule forms/photo-link).
 * The photos are cleaned, that is, opened and saved again without hidden data (rule forms/clean-pictures). If one
 * cannot be cleaned, all are refused.
 */
export async function addPhotos(
  typedCode: string,
  received: readonly ReceivedFile[],
  sender: FileSender,
): Promise<PhotosAnswer> {
  const { clientKey } = sender;
  try {
    const link = await getLinkState(typedCode, clientKey);
    if (link.state === "limited") return { outcome: "limited", retryAfterSeconds: 600 };
    if (link.state !== "open") return { outcome: "gone", state: link.state };
    const wrong = photosError(received, link.left);
    if (wrong) return { outcome: "invalid", errors: { photos: wrong } };
    const limit = await takeRateLimit({ ...addingLimit, key: clientKey });
    if (!limit.allowed) return { outcome: "limited", retryAfterSeconds: limit.retryAfterSeconds };
    const clean: CleanUpload[] = [];
    for (const file of received) {
      const cleaned = await cleanUpload(file.name, file.bytes, maximumFileBytes, clientKey);
      if ("refused" in cleaned)
        return { outcome: "invalid", errors: { photos: attachmentErrors[cleaned.refused](file.name) } };
      clean.push(cleaned);
    }
    if (!(await takeStoredShare(clean, sender)))
      return { outcome: "invalid", errors: { photos: photoTexts.noShareLeft } };
    const stored = await db.transaction((tx) => storePhotos(tx, link.id, clean));
    if (stored === "full") return { outcome: "invalid", errors: { photos: photoTexts.tooMany(0) } };
    if (stored === "expired") return { outcome: "gone", state: "expired" };
    return { outcome: "done", code: link.code, added: clean.length };
  } catch (error) {
    log.error({ err: error }, "photos not stored");
    return { outcome: "failed" };
  }
}

function photosError(files: readonly ReceivedFile[], left: number): string | null {
  if (files.some(({ lost }) => lost === "busy")) return attachmentErrors.busy();
  if (files.length === 0) return photoTexts.missing;
  if (files.length > left) return photoTexts.tooMany(left);
  for (const { name, bytes, lost } of files) {
    if (lost === "tooLarge") return attachmentErrors.tooLarge(name);
    if (bytes.length === 0) return attachmentErrors.empty(name);
    const kind = uploadKind(bytes);
    if (!kind || !photoKinds.includes(kind)) return photoTexts.notAPhoto;
  }
  return null;
}

/**
 * Stores photos. Returns `expired` if the link no longer works, `full` if it would have too many photos, otherwise
 * `stored`. The lock makes two telephones wait for each other, and a telephone for the sending of the form.
 */
async function storePhotos(tx: Executor, id: string, photos: readonly CleanUpload[]) {
  const [link] = await tx.select().from(quotePhotoLinks).where(eq(quotePhotoLinks.id, id)).for("update");
  if (!link || link.expiresAt <= new Date()) return "expired";
  if (link.photoCount + photos.length > maximumPhotos) return "full";
  await tx
    .update(quotePhotoLinks)
    .set({ photoCount: link.photoCount + photos.length })
    .where(eq(quotePhotoLinks.id, id));
  const { quoteRequestId } = link;
  const rows = photos.map(({ bytes, ...photo }) => ({ ...photo, sizeBytes: bytes.length, content: bytes }));
  if (!quoteRequestId) {
    for (const [index, row] of rows.entries())
      await tx.insert(quotePhotos).values({ ...row, linkId: id, position: link.photoCount + index });
    return "stored";
  }
  const [last] = await tx
    .select({ position: max(quoteAttachments.position) })
    .from(quoteAttachments)
    .where(eq(quoteAttachments.quoteRequestId, quoteRequestId));
  for (const [index, row] of rows.entries())
    await tx
      .insert(quoteAttachments)
      .values({ ...row, quoteRequestId, position: (last?.position ?? -1) + 1 + index });
  // The request becomes unread again: whoever has read it has not seen these photos.
  await tx.update(quoteRequests).set({ read: false }).where(eq(quoteRequests.id, quoteRequestId));
  return "stored";
}

/**
 * Deletes photos whose form was not sent before their link expired, and links that expired a month ago. Returns the
 * number of deleted links.
 */
export async function forgetPhotoLinks(): Promise<number> {
  const old = await db
    .delete(quotePhotoLinks)
    .where(lt(quotePhotoLinks.expiresAt, sql`now() - make_interval(days => ${rememberedDays})`));
  await db.execute(sql`
    delete from quote_photos where link_id in (select id from quote_photo_links where expires_at < now())`);
  return old.rowCount ?? 0;
}
