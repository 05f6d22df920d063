import { afterEach, describe, expect, test, vi } from "vitest";
import { createHolds } from "#app/lib/upload/held-bytes.ts";
import { arrivingBody, shortText, wholeBody } from "./received-body.ts";

const kibibyte = 1024;
const all = createHolds(8 * kibibyte * kibibyte);

afterEach(() => void vi.useRealTimers());

/** Returns a body whose pieces arrive at an interval, endlessly if `pieces` is not given. */
function sender(bytes: number, everyMs: number, pieces = Infinity) {
  const sent = { pieces: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (sent.pieces === pieces) return controller.close();
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        sent.pieces += 1;
        controller.enqueue(new Uint8Array(bytes));
      },
      cancel: () => void (sent.cancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { stream, sent };
}

const readWhole = (stream: ReadableStream<Uint8Array>, cap = 1024 * kibibyte) =>
  wholeBody(stream, { cap, hold: all.open("a visitor") });

test("a body without an announced length is read whole if it fits its limit", async () => {
  const body = await readWhole(new Blob(["ab", "cd"]).stream(), 4);
  expect(new TextDecoder().decode(body as Uint8Array)).toBe("abcd");
});

// rule forms/bounded
test("the server stops reading an endless body as soon as it exceeds its limit", async () => {
  const { stream, sent } = sender(1000, 0);
  expect(await readWhole(stream, 10_000)).toEqual({ status: 413 });
  expect(sent).toEqual({ pieces: 11, cancelled: true });
});

test("a body that exceeds its network's share of the memory is refused, and its memory is released", async () => {
  const holds = createHolds(100 * kibibyte);
  const hold = holds.open("192.0.2");
  const { stream, sent } = sender(10 * kibibyte, 0);
  expect(await wholeBody(stream, { cap: 1024 * kibibyte, hold })).toEqual({
    status: 503,
    headers: { "Retry-After": "10" },
  });
  expect(sent.cancelled).toBe(true);
  hold.release();
  expect(holds.total()).toBe(0);
});

test("a sender who disconnects causes no server error", async () => {
  const gone = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error("aborted")),
  });
  expect(await readWhole(gone)).toEqual({ status: 400 });
});

describe("a slow sender", () => {
  test.each([
    ["says nothing more", 1000, 3_600_000],
    ["sends a byte a second", 1, 1000],
    ["sends 1.5 KiB a second", 1.5 * kibibyte, 1000],
  ])("who %s is cut off after a quarter of a minute", async (_what, bytes, everyMs) => {
    vi.useFakeTimers();
    const { stream, sent } = sender(bytes, everyMs);
    const read = readWhole(stream);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(await read).toEqual({ status: 408 });
    expect(sent.cancelled).toBe(true);
  });

  test("may take as long as it needs at 3 KiB a second", async () => {
    vi.useFakeTimers();
    const { stream } = sender(3 * kibibyte, 1000, 100);
    const read = readWhole(stream);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(await read).toHaveLength(300 * kibibyte);
  });

  test("is not blamed for a slow reader", async () => {
    vi.useFakeTimers();
    const { stream } = sender(kibibyte, 10, 20);
    const reader = arrivingBody(stream, { cap: 1024 * kibibyte }).stream.getReader();
    for (let piece = 0; piece < 20; piece += 1) {
      const read = reader.read();
      await vi.advanceTimersByTimeAsync(10);
      expect((await read).value).toHaveLength(kibibyte);
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect((await reader.read()).done).toBe(true);
  });

  test("of a short text is cut off too, and the reader gets an error response", async () => {
    vi.useFakeTimers();
    const { stream } = sender(1, 3_600_000);
    const received = new Request("http://localhost", {
      method: "POST",
      body: stream,
      duplex: "half",
    } as RequestInit);
    const text = shortText(received, 100, all.open("a visitor"));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await text).toEqual({ status: 408 });
    const arriving = arrivingBody(sender(1, 3_600_000).stream, { cap: 10 });
    const thrown = arriving.stream
      .getReader()
      .read()
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await thrown).toBeInstanceOf(Response);
    expect(arriving.end()).toBe(408);
  });
});
