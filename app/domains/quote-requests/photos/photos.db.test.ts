import { eq, sql } from "drizzle-orm";
import { decodeQR } from "qr/decode.js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { quoteAttachments, quoteRequests } from "#app/db/schema/inbox.server.ts";
import { quotePhotoLinks, quotePhotos } from "#app/db/schema/quote-photos.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import type { ReceivedFile } from "#app/lib/forms/received-form.server.ts";
import { pdf, photoWithPosition, svg } from "#tests/support/uploads/corpus.ts";
import { receiveQuoteRequest } from "../commands.server.ts";
import { addPhotos, forgetPhotoLinks, makePhotoLink } from "./commands.server.ts";
import { qrDrawing } from "#app/lib/drawing/qr-code.ts";
import { getArrivedPhoto, getLinkState, getRequestLink, listArrivedPhotos } from "./queries.server.ts";
import { photoCodeField, type PhotoLink, readCode, shownCode } from "./rules.ts";

const typed = {
  first_name: "Hélène",
  last_name: "Marchand",
  email: "helene@exemple.fr",
  phone: "06.12.34.56.78",
  service_type: "reparation",
  description: "L’écran est fendu.",
};
const jpeg = await photoWithPosition();

beforeAll(async () => {
  await startJobs([deliverEmailsQueue(async () => "Atelier <a@b.example>")]);
});
afterAll(() => stopJobs(0));
beforeEach(() => db.execute(sql`truncate quote_requests, quote_photo_links, rate_limits, emails cascade`));

function file(name: string, bytes: Buffer = jpeg): ReceivedFile {
  return { field: "photos", name, bytes: Buffer.from(bytes), lost: null };
}

const photos = (count: number) => Array.from({ length: count }, (_, index) => file(`photo ${index + 1}.jpg`));
const sender = { clientKey: "client", networkKey: "network" };
const add = (code: string, files = photos(1), clientKey = "client") =>
  addPhotos(code, files, { ...sender, clientKey });

async function made(): Promise<PhotoLink> {
  const answer = await makePhotoLink("client");
  if (answer.outcome !== "done") throw new Error("a link is made");
  return answer.link;
}

async function sent(code = "", files: ReceivedFile[] = []) {
  const form = { ...typed, [photoCodeField]: code };
  const received = files.map((one) => ({ ...one, field: "attachments" }));
  const outcome = await receiveQuoteRequest(form, received, sender);
  if (outcome.outcome !== "done") throw new Error("a right form is stored");
  const own = eq(quoteRequests.reference, outcome.reference);
  const [row] = await db
    .select({ id: quoteRequests.id, read: quoteRequests.read })
    .from(quoteRequests)
    .where(own);
  if (!row) throw new Error("a request that is done is there");
  const link = await getRequestLink(row.id);
  if (!link) throw new Error("a new request has a link");
  return { ...row, link };
}

async function names(): Promise<string[]> {
  const rows = await db
    .select({ name: quoteAttachments.name })
    .from(quoteAttachments)
    .orderBy(quoteAttachments.position);
  return rows.map(({ name }) => name);
}

// rule forms/photo-link
test("photos that arrive before the form is sent are stored with the request, after its own files", async () => {
  const link = await made();
  expect(await add(link.code, photos(2))).toEqual({ outcome: "done", code: link.code, added: 2 });
  expect((await listArrivedPhotos(link.viewKey))?.map(({ name }) => name)).toEqual([
    "photo 1.jpg",
    "photo 2.jpg",
  ]);
  const { link: after } = await sent(shownCode(link.code), [file("facture.pdf", pdf)]);
  expect(after.code).toBe(link.code);
  expect(await names()).toEqual(["facture.pdf", "photo 1.jpg", "photo 2.jpg"]);
  expect(await db.$count(quotePhotos)).toBe(0);
  expect(await listArrivedPhotos(link.viewKey)).toHaveLength(3);
});

// rule forms/photo-link
test("photos that arrive later are added to the request, which is then unread again", async () => {
  const { id, link } = await sent();
  await db.update(quoteRequests).set({ read: true });
  expect(await add(link.code, photos(2))).toMatchObject({ outcome: "done", added: 2 });
  expect(await names()).toEqual(["photo 1.jpg", "photo 2.jpg"]);
  const [row] = await db
    .select({ read: quoteRequests.read })
    .from(quoteRequests)
    .where(eq(quoteRequests.id, id));
  expect(row?.read).toBe(false);
  const [stored] = await db.select().from(quoteAttachments);
  expect(stored?.content.includes("GPS")).toBe(false);
});

test("a photo link takes five photos at most, even from two telephones at once", async () => {
  const { link } = await sent();
  const outcomes = await Promise.all([add(link.code, photos(3)), add(link.code, photos(3))]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "invalid"]);
  expect(await add(link.code, photos(3))).toMatchObject({ errors: { photos: "Encore 2 photos au plus" } });
  expect(await add(link.code, photos(2))).toMatchObject({ outcome: "done" });
  expect(await names()).toHaveLength(5);
});

test("photos are recognised by their content, and one file that is not a photo makes the site refuse them all", async () => {
  const { link } = await sent();
  for (const bytes of [pdf, svg, Buffer.from("texte"), Buffer.alloc(0), jpeg.subarray(0, 100)])
    expect((await add(link.code, [file("a.jpg"), file("b.jpg", bytes)])).outcome).toBe("invalid");
  expect((await add(link.code, [])).outcome).toBe("invalid");
  expect(await names()).toEqual([]);
});

// rule forms/photo-link
test("an unknown and an expired code are reported as such, and guesses are limited", async () => {
  const { link } = await sent();
  for (const wrong of ["", "x", "0000000000", `${link.code}0`, "'; drop", "é".repeat(5000)])
    expect((await getLinkState(wrong, "guesser")).state, wrong).toBe("unknown");
  expect(
    (await getLinkState(`${link.code.slice(0, 5).toLowerCase()} ${link.code.slice(5)}`, "c")).state,
  ).toBe("open");
  await db.update(quotePhotoLinks).set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await getLinkState(link.code, "client")).state).toBe("expired");
  expect(await add(link.code)).toEqual({ outcome: "gone", state: "expired" });
  for (let tried = 0; tried < 30; tried += 1) await getLinkState("0000000000", "guesser");
  expect((await getLinkState("0000000000", "guesser")).state).toBe("limited");
});

test("a new request with a code that was used or has expired gets a new link", async () => {
  const link = await made();
  await add(link.code);
  await sent(link.code);
  const other = await receiveQuoteRequest(
    { ...typed, description: "Autre panne.", [photoCodeField]: link.code },
    [],
    sender,
  );
  expect(other.outcome).toBe("done");
  expect(await db.$count(quotePhotoLinks)).toBe(2);
  expect(await names()).toHaveLength(1);
});

test("arrived photos can be seen only with the link's own key, not with its code or another link's key", async () => {
  const [mine, other] = [await made(), await made()];
  await add(mine.code);
  const [photo] = (await listArrivedPhotos(mine.viewKey)) ?? [];
  expect(await getArrivedPhoto(mine.viewKey, photo?.id ?? "")).toMatchObject({ mediaType: "image/jpeg" });
  expect(await getArrivedPhoto(other.viewKey, photo?.id ?? "")).toBeNull();
  for (const key of [mine.code, "x.y", "", `${mine.viewKey}x`])
    expect(await listArrivedPhotos(key)).toBeNull();
  expect(await getArrivedPhoto(mine.viewKey, "x")).toBeNull();
});

test("one client can make ten photo links in ten minutes at most", async () => {
  for (let count = 0; count < 10; count += 1) await made();
  expect((await makePhotoLink("client")).outcome).toBe("limited");
});

test("photos of a form that nobody sent are deleted after a day, and their link a month later", async () => {
  const link = await made();
  await add(link.code);
  await db.update(quotePhotoLinks).set({ expiresAt: sql`now() - interval '1 hour'` });
  expect(await forgetPhotoLinks()).toBe(0);
  expect(await db.$count(quotePhotos)).toBe(0);
  await db.update(quotePhotoLinks).set({ expiresAt: sql`now() - interval '31 days'` });
  expect(await forgetPhotoLinks()).toBe(1);
});

test("the QR code contains the address", () => {
  const text = "https://atelier72.example/p/7K4M2-QX9PD";
  const { side, path } = qrDrawing(text);
  const scale = 4;
  const width = (side + 8) * scale;
  const image = { width, height: width, data: new Uint8Array(width * width * 3).fill(255) };
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let dy = 0; dy < scale; dy += 1)
      for (let dx = 0; dx < scale; dx += 1) {
        const at = ((Number(y) + 4) * scale + dy) * width + (Number(x) + 4) * scale + dx;
        image.data.fill(0, at * 3, at * 3 + 3);
      }
  expect(decodeQR(image)).toBe(text);
  expect(readCode("7k4m2 qx9pd")).toBe("7K4M2QX9PD");
  expect(readCode("oil00 00000")).toBe("0110000000");
});
