import { afterEach, expect, test, vi } from "vitest";
import { log } from "#app/lib/log.server.ts";
import { watchedBody } from "./answer-body.ts";

afterEach(() => vi.restoreAllMocks());

test("a visitor who leaves while the server makes the answer causes no error", async () => {
  const errors = vi.spyOn(log, "error");
  const asked = Promise.withResolvers<void>();
  const made = Promise.withResolvers<void>();
  const source = new ReadableStream<Uint8Array>({
    async pull(controller) {
      asked.resolve();
      await made.promise;
      controller.enqueue(new Uint8Array(1));
    },
  });
  const reader = watchedBody(source, "request-1").getReader();
  const reading = reader.read();
  await asked.promise;
  await new Promise((resolve) => setImmediate(resolve));
  const leaving = reader.cancel();
  made.resolve();
  await Promise.all([reading, leaving]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(errors).not.toHaveBeenCalled();
});
