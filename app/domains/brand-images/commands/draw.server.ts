import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { desc, eq, inArray, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { brandImages } from "#app/db/schema/brand-images.server.ts";
import type { SiteProfile } from "#app/domains/business/profile.ts";
import { createImageAsker } from "#app/lib/upload/ask-image-process.server.ts";
import { createFairQueue } from "#app/lib/upload/fair-queue.ts";
import type { BrandImage } from "../rules.ts";
import { cardSvg, iconSvg } from "./svg.server.ts";

/**
 * How many share images (which social networks show with links) of single zones (towns) and services are stored, for
 * all nodes together: about 10 MB.
 */
export const mostOfMany = 400;
/** How many pictures may be drawn or wait on this node. A further request gets "busy", so that memory stays bounded. */
const mostWaiting = 20;
/** How long a request waits for a picture, in milliseconds. */
const longestWaitMs = 4_000;
/**
 * A node may spend this share of its time on cards of single pages, after the first `mostAtOnceMs` (ADR 185: requests
 * for many cards must not slow the site down).
 */
const drawingShare = 0.2;
const mostAtOnceMs = 3_000;

const ask = createImageAsker({ niceness: 15 });
const queue = createFairQueue(longestWaitMs);
const asked = new Map<string, Promise<Buffer | "busy">>();
/** The milliseconds that this node may now spend on cards of single pages, and when they were last computed. */
const allowance = { ms: mostAtOnceMs, at: performance.now() };

/**
 * Returns a picture with the shop's name, colour and place. A picture that is not stored yet is drawn and stored: one
 * picture at a time, in a process of low priority, for each `client` in turn. Returns "busy" when too many pictures
 * wait. An SVG icon is only a text, so it is not stored.
 */
export async function getBrandImage(
  image: BrandImage,
  profile: SiteProfile,
  client: string,
): Promise<Buffer | "busy"> {
  if (image.file.endsWith(".svg")) return svgOf(image, profile);
  const source = sourceOf(image, profile);
  const stored = await readStored(image.file, source);
  if (stored) return stored;
  const waited = asked.get(source);
  if (waited) return waited;
  if (asked.size >= mostWaiting) return "busy";
  const drawing = queue
    .run(client, () => drawOnce(image, profile, source))
    .finally(() => asked.delete(source));
  asked.set(source, drawing);
  return drawing;
}

async function drawOnce(image: BrandImage, profile: SiteProfile, source: string): Promise<Buffer> {
  const isOneOfMany = image.kind === "card" && image.isOneOfMany;
  if (isOneOfMany) await rest();
  const start = performance.now();
  const content = await draw(image, profile);
  if (isOneOfMany) allowance.ms -= performance.now() - start;
  await store(image.file, source, content, isOneOfMany);
  return content;
}

async function rest(): Promise<void> {
  const now = performance.now();
  allowance.ms = Math.min(mostAtOnceMs, allowance.ms + (now - allowance.at) * drawingShare);
  allowance.at = now;
  if (allowance.ms < 0) await wait(-allowance.ms / drawingShare, undefined, { ref: false });
}

async function draw(image: BrandImage, profile: SiteProfile): Promise<Buffer> {
  const drawn = await ask(svgOf(image, profile), { kind: "drawing" });
  if ("refused" in drawn) throw new Error(`${image.file} could not be drawn: ${drawn.refused}`);
  return image.file.endsWith(".ico") ? iconFile(drawn.bytes, drawn.width) : drawn.bytes;
}

function svgOf(image: BrandImage, profile: SiteProfile): Buffer {
  return Buffer.from(image.kind === "icon" ? iconSvg(image.file, profile) : cardSvg(image.card, profile));
}

/** Returns a hash of everything on which a picture depends. A stored picture with another hash is out of date. */
function sourceOf(image: BrandImage, { look }: SiteProfile): string {
  const own = image.kind === "card" ? [image.card.title, image.card.drawing] : [];
  const made = JSON.stringify([image.file, look, ...own]);
  return createHash("sha256").update(made).digest("base64url");
}

async function readStored(file: string, source: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ source: brandImages.source, content: brandImages.content })
    .from(brandImages)
    .where(eq(brandImages.file, file));
  return row?.source === source ? row.content : null;
}

async function store(file: string, source: string, content: Buffer, isOneOfMany: boolean): Promise<void> {
  const drawn = { source, content, isOneOfMany, drawnAt: sql`now()` };
  await db
    .insert(brandImages)
    .values({ file, ...drawn })
    .onConflictDoUpdate({ target: brandImages.file, set: drawn });
  if (!isOneOfMany) return;
  const tooMany = db
    .select({ file: brandImages.file })
    .from(brandImages)
    .where(eq(brandImages.isOneOfMany, true))
    .orderBy(desc(brandImages.drawnAt), brandImages.file)
    .offset(mostOfMany);
  await db.delete(brandImages).where(inArray(brandImages.file, tooMany));
}

/** Returns an ICO file with one PNG in it, for programs that request nothing but /favicon.ico. */
function iconFile(image: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
