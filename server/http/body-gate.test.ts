import { expect, test } from "vitest";
import { edgeRequest } from "#tests/support/edge-request.ts";
import { bodyCap, bodyGate, cappedBody, cappedStream, isStreamed } from "./body-gate.ts";

const announced = (path: string, bytes: number) =>
  bodyGate(edgeRequest({ method: "POST", path, headers: { "content-length": String(bytes) } }))?.status;

test("a form may weigh 256 KiB, a quote with its attachments 55 MiB, with and without JavaScript", () => {
  expect(bodyCap("/")).toBe(262_144);
  expect(bodyCap("/devis")).toBe(57_671_680);
  expect(bodyCap("/devis.data")).toBe(57_671_680);
});

test("a file of communes may weigh 100 MiB on its own page alone, and is read there as it arrives", async () => {
  expect(announced("/admin/locations/import", 104_857_600)).toBeUndefined();
  expect(announced("/admin/locations/import", 2 * 1024 ** 3)).toBe(413);
  expect(announced("/admin/locations/new", 262_145)).toBe(413);
  expect([isStreamed("/admin/locations/import.data"), isStreamed("/devis")]).toEqual([true, false]);
  const read = (cap: number) => new Response(cappedStream(new Blob(["ab", "cd"]).stream(), cap)).text();
  expect(await read(4)).toBe("abcd");
  await expect(read(3)).rejects.toThrow("larger than its page accepts");
});

test("a body announced larger than its page accepts is refused before it is read", () => {
  expect(announced("/join", 262_144)).toBeUndefined();
  expect(announced("/join", 262_145)).toBe(413);
  expect(announced("/devis", 262_145)).toBeUndefined();
});

test("a body that announces nothing is read whole when it fits", async () => {
  const body = await cappedBody(new Blob(["ab", "cd"]).stream(), 4);
  expect(new TextDecoder().decode(body)).toBe("abcd");
});

test("an endless body is left as soon as it has passed its cap", async () => {
  let produced = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      produced += 1000;
      controller.enqueue(new Uint8Array(1000));
    },
    cancel() {
      cancelled = true;
    },
  });
  expect(await cappedBody(endless, 10_000)).toBeUndefined();
  expect(cancelled).toBe(true);
  expect(produced).toBeLessThan(20_000);
});
