import { log } from "#app/lib/log.server.ts";

/**
 * Wraps the body of a response that is sent while it is written. If the body fails, logs the error and cuts the
 * response. Otherwise the HTTP adapter would print the raw error and send its message to the client.
 */
export function watchedBody(body: ReadableStream<Uint8Array>, requestId: string): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let hasLeft = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (hasLeft) return;
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        log.error({ err: error, id: requestId }, "answer cut");
        controller.error(new Error("the answer was cut"));
      }
    },
    cancel(reason) {
      hasLeft = true;
      return reader.cancel(reason);
    },
  });
}
