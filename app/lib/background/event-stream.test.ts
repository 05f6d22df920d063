import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventStream } from "./event-stream.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(mayContinue = () => Promise.resolve(true)) {
  const abort = new AbortController();
  const unsubscribed = vi.fn();
  let send: (event: unknown) => void = () => {};
  let close: () => void = () => {};
  const response = eventStream({
    signal: abort.signal,
    mayContinue,
    subscribe: (stream) => {
      ({ send, close } = stream);
      return unsubscribed;
    },
  });
  return {
    text: response.text(),
    abort,
    unsubscribed,
    send: (event: unknown) => send(event),
    close: () => close(),
  };
}

test("events are sent as JSON until the sender ends the stream", async () => {
  const stream = open();
  stream.send({ counts: 1 });
  stream.close();
  stream.send({ counts: 2 });
  expect(await stream.text).toBe('retry: 3000\n\ndata: {"counts":1}\n\n');
  expect(stream.unsubscribed).toHaveBeenCalledOnce();
});

test("a browser that disconnects is unsubscribed", async () => {
  const stream = open();
  stream.abort.abort();
  expect(await stream.text).toBe("retry: 3000\n\n");
  expect(stream.unsubscribed).toHaveBeenCalledOnce();
});

test("a page that closes before it has read its stream is unsubscribed without an error", async () => {
  const unsubscribed = vi.fn();
  const { signal } = new AbortController();
  const subscribe = () => unsubscribed;
  const { body } = eventStream({ signal, mayContinue: () => Promise.resolve(true), subscribe });
  await expect(body?.cancel()).resolves.toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(unsubscribed).toHaveBeenCalledOnce();
});

test("a stream ends with the session that opened it", async () => {
  const stream = open(() => Promise.resolve(false));
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await stream.text).toContain(": beat");
  expect(stream.unsubscribed).toHaveBeenCalledOnce();
});

test("a database that is unavailable for a moment does not end a stream", async () => {
  const stream = open(() => Promise.reject(new Error("away")));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stream.unsubscribed).not.toHaveBeenCalled();
  stream.close();
  expect((await stream.text).match(/: beat/g)).toHaveLength(2);
});

test("a stream ends immediately if the sender closes it while subscribing", async () => {
  const unsubscribed = vi.fn();
  const response = eventStream({
    signal: new AbortController().signal,
    mayContinue: () => Promise.resolve(true),
    subscribe: ({ close }) => {
      close();
      return unsubscribed;
    },
  });
  expect(await response.text()).toBe("retry: 3000\n\n");
  expect(unsubscribed).toHaveBeenCalledOnce();
});
