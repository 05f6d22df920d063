import { setTimeout as interval } from "node:timers/promises";
import { existsSync, readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "#tests/support/fixtures.ts";
import type { Site } from "#tests/support/site.ts";
import {
  emptyZip,
  heicWithPosition,
  hugePng,
  pdf,
  photoWithPosition,
  svg,
} from "#tests/support/uploads/corpus.ts";

const mebibyte = 1024 * 1024;
const sampleMs = 20;
const fields = {
  first_name: "Hélène",
  last_name: "Marchand",
  email: "helene@exemple.fr",
  phone: "0612345678",
  service_type: "autre",
};

interface Upload {
  name: string;
  bytes: Buffer;
}

async function post(request: APIRequestContext, description: string, files: Upload[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, description })) form.append(name, value);
  for (const { name, bytes } of files) form.append("attachments", new Blob([new Uint8Array(bytes)]), name);
  const response = await request.post("/api/quote-requests", { multipart: form, timeout: 60_000 });
  const outcome = response.headers()["content-type"]?.includes("json")
    ? ((await response.json()) as { errors?: Record<string, string> })
    : {};
  return { status: response.status(), error: outcome.errors?.attachments };
}

/**
 * Returns the memory, in MiB, of the site's process and of its child process that opens pictures. Both map the code of
 * the program. On Linux the shared memory counts only once.
 */
async function heldMemory({ url, pid }: Site): Promise<number> {
  const children = `/proc/${pid}/task/${pid}/children`;
  if (existsSync(children)) {
    const pids = [String(pid), ...readFileSync(children, "utf8").split(" ").filter(Boolean)];
    return pids.map(proportionalMemory).reduce((sum, size) => sum + size, 0);
  }
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const found = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
  if (!found) throw new Error("the metrics do not tell the memory");
  return Number(found) / mebibyte;
}

function proportionalMemory(pid: string): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]) / 1024;
  } catch {
    // The process ended meanwhile.
    return 0;
  }
}

/** Returns the highest memory that was measured while `work` ran, in MiB. */
async function peakDuring(site: Site, work: () => Promise<void>): Promise<number> {
  let peak = 0;
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) {
      peak = Math.max(peak, await heldMemory(site));
      await interval(sampleMs);
    }
  })();
  await work().finally(() => done.abort());
  await watching;
  return peak;
}

/**
 * Returns a JPEG with a large file: it consists of noise, which cannot be compressed. One small tile of noise is
 * repeated, because it is faster to make.
 */
async function heavyPhoto(width: number, height: number, quality: number) {
  const background = "#888888";
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const small = { width: width / 8, height: height / 8, channels: 3, background, noise } as const;
  const tile = await sharp({ create: small }).png({ compressionLevel: 0 }).toBuffer();
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: tile, tile: true }])
    .jpeg({ quality })
    .toBuffer();
}

// rule forms/clean-pictures
test("every uploaded file is refused or stored clean, and memory grows by less than 300 MB", async ({
  site,
  request,
}) => {
  test.setTimeout(180_000);
  const [photo, large, noise] = await Promise.all([
    photoWithPosition(),
    heavyPhoto(8000, 6000, 40),
    heavyPhoto(4400, 3000, 92),
  ]);
  expect(noise.length).toBeGreaterThan(8 * mebibyte);
  const heavyPdf = Buffer.concat([
    pdf.subarray(0, 9),
    Buffer.alloc(10 * mebibyte - pdf.length, "%"),
    pdf.subarray(9),
  ]);

  const refused: [string, Upload[], RegExp][] = [
    ["an SVG", [{ name: "a.svg", bytes: svg }], /n’est pas accepté/],
    ["an SVG called PNG", [{ name: "a.png", bytes: svg }], /n’est pas accepté/],
    ["a PNG of 20,000 x 20,000", [{ name: "a.png", bytes: hugePng(20_000, 20_000) }], /image trop grande/],
    [
      "11 MiB",
      [{ name: "a.jpg", bytes: Buffer.concat([photo, Buffer.alloc(11 * mebibyte)]) }],
      /dépasse 10\sMo/,
    ],
    [
      "six files",
      Array.from({ length: 6 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf })),
      /^5 fichiers au plus$/,
    ],
    ["a PDF that is an archive", [{ name: "a.pdf", bytes: Buffer.concat([pdf, emptyZip]) }], /abîmé/],
    ["a photo cut short", [{ name: "a.jpg", bytes: photo.subarray(0, 400) }], /abîmé/],
  ];
  const kept: [string, Upload[]][] = [
    ["a photo with its position, under a wrong name", [{ name: "a.png", bytes: photo }]],
    [
      "a photo that is a web page too",
      [{ name: "a.html", bytes: Buffer.concat([photo, Buffer.from("<script>")]) }],
    ],
    ["a HEIC photo", [{ name: "a.heic", bytes: heicWithPosition() }]],
    ["a photo of 48 million pixels", [{ name: "grande.jpg", bytes: large }]],
    [
      "five heavy photos",
      Array.from({ length: 5 }, (_, n) => ({
        name: `${n}.jpg`,
        bytes: Buffer.concat([noise, Buffer.from([n])]),
      })),
    ],
    ["five PDF of 10 MiB", Array.from({ length: 5 }, (_, n) => ({ name: `${n}.pdf`, bytes: heavyPdf }))],
  ];
  await post(request, "Une première, pour que tout soit chargé.", [{ name: "a.pdf", bytes: pdf }]);
  const before = await heldMemory(site);
  const peak = await peakDuring(site, async () => {
    for (const [name, files, error] of refused) {
      const answer = await post(request, name, files);
      expect(answer, name).toEqual({ status: 422, error: expect.stringMatching(error) });
    }
    for (const [name, files] of kept)
      expect(await post(request, name, files), name).toEqual({ status: 200, error: undefined });
  });
  test
    .info()
    .annotations.push({ type: "memory", description: `${Math.round(before)} to ${Math.round(peak)} MiB` });
  console.log(`memory: ${Math.round(before)} to ${Math.round(peak)} MiB`);
  expect(peak - before).toBeLessThan(300);
});

// rule forms/bounded
test("a form larger than its page accepts is refused before it is read", async ({ request }) => {
  const response = await request.post("/devis", {
    headers: { Accept: "text/html", "Content-Type": "application/octet-stream" },
    data: Buffer.alloc(56 * mebibyte),
  });
  expect(response.status()).toBe(413);
  expect(await response.text()).toContain("Envoi trop volumineux");
});
