import { createHash, createHmac } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { quoteAttachments } from "#app/db/schema/inbox.server.ts";
import { quotePhotoLinks, quotePhotos } from "#app/db/schema/quote-photos.server.ts";
import { qrDrawing } from "#app/lib/drawing/qr-code.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import { getSecret } from "#app/lib/trust/secrets.server.ts";
import { tokenSigner } from "#app/lib/trust/signed-token.server.ts";
import {
  type ArrivedPhoto,
  codeOf,
  maximumPhotos,
  type PhotoLink,
  photoLinkPath,
  readCode,
} from "./rules.ts";

const viewPurpose = "quote-photos-view";
/**
 * How many wrong codes one client may try in ten minutes. A person mistypes a few. There are 32^10 codes, so at this
 * rate a program would need hundreds of millions of years to try all.
 */
const guesses = { scope: "photo-code", limit: 30, windowSeconds: 600 };

/**
 * Returns a function that computes a link's code from the link's id and a secret. Call it before a transaction begins,
 * because it reads the secret from the database over another connection.
 */
export async function photoCodes(): Promise<(linkId: string) => string> {
  const secret = await getSecret("photo-links");
  return (linkId) => codeOf(createHmac("sha256", secret).update(linkId).digest());
}

/** Returns the hash under which a code is stored. */
export function codeHash(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}

/**
 * Returns what the browser that created a link needs: the link's code, its URL, its QR code, and the key with which the
 * browser gets the photos.
 */
export async function shownLink({ id, expiresAt }: { id: string; expiresAt: Date }): Promise<PhotoLink> {
  const code = (await photoCodes())(id);
  const url = siteOrigin() + photoLinkPath(code);
  const viewKey = (await tokenSigner()).sign(viewPurpose, id);
  return { code, url, qr: qrDrawing(url), viewKey, expiresAt };
}

/** Returns the photo link of a request; null when it has none or the link has expired. */
export async function getRequestLink(quoteRequestId: string, now = new Date()): Promise<PhotoLink | null> {
  const [link] = await db
    .select({ id: quotePhotoLinks.id, expiresAt: quotePhotoLinks.expiresAt })
    .from(quotePhotoLinks)
    .where(eq(quotePhotoLinks.quoteRequestId, quoteRequestId));
  return link && link.expiresAt > now ? shownLink(link) : null;
}

/** The state of a code: how many photos it still accepts, or the reason why it accepts none. */
export type PhotoLinkState =
  { state: "open"; id: string; code: string; left: number } | { state: "unknown" | "expired" | "limited" };

/**
 * Returns the state of a typed code. An unknown code counts against the client's limit of attempts (rule
 * forms/photo-link).
 */
export async function getLinkState(typed: string, clientKey: string): Promise<PhotoLinkState> {
  const code = readCode(typed);
  const [link] = code
    ? await db
        .select()
        .from(quotePhotoLinks)
        .where(eq(quotePhotoLinks.codeHash, codeHash(code)))
    : [];
  if (!link || !code) {
    const limit = await takeRateLimit({ ...guesses, key: clientKey });
    return { state: limit.allowed ? "unknown" : "limited" };
  }
  if (link.expiresAt <= new Date()) return { state: "expired" };
  return { state: "open", id: link.id, code, left: Math.max(0, maximumPhotos - link.photoCount) };
}

async function viewedLink(viewKey: string) {
  const id = (await tokenSigner()).read(viewPurpose, viewKey);
  if (!id || !isRecordId(id)) return null;
  const [link] = await db
    .select({ id: quotePhotoLinks.id, quoteRequestId: quotePhotoLinks.quoteRequestId })
    .from(quotePhotoLinks)
    .where(eq(quotePhotoLinks.id, id));
  return link ?? null;
}

/**
 * Returns the table that has the photos of a link, and the condition that selects them. Until the form is sent, the
 * photos belong to the link, afterwards to the request.
 */
function placeOf({ id, quoteRequestId }: { id: string; quoteRequestId: string | null }) {
  return quoteRequestId
    ? { table: quoteAttachments, isTheirs: eq(quoteAttachments.quoteRequestId, quoteRequestId) }
    : { table: quotePhotos, isTheirs: eq(quotePhotos.linkId, id) };
}

/**
 * Returns the photos that arrived, for the browser that created the link. Returns null for a key that this site did not
 * sign, or a deleted link.
 */
export async function listArrivedPhotos(viewKey: string): Promise<ArrivedPhoto[] | null> {
  const link = await viewedLink(viewKey);
  if (!link) return null;
  const { table, isTheirs } = placeOf(link);
  return db
    .select({ id: table.id, name: table.name, mediaType: table.mediaType })
    .from(table)
    .where(isTheirs)
    .orderBy(asc(table.position));
}

/** Returns one photo that arrived, with its content; null if the photo belongs to another link. */
export async function getArrivedPhoto(viewKey: string, id: string) {
  const link = isRecordId(id) ? await viewedLink(viewKey) : null;
  if (!link) return null;
  const { table, isTheirs } = placeOf(link);
  const [photo] = await db
    .select({ id: table.id, name: table.name, mediaType: table.mediaType, content: table.content })
    .from(table)
    .where(eq(table.id, id));
  if (!photo) return null;
  const theirs = await db.select({ id: table.id }).from(table).where(isTheirs);
  return theirs.some((one) => one.id === photo.id) ? photo : null;
}
