import { log } from "#app/lib/log.server.ts";

/**
 * The body of an answer that is written while it leaves. Logs an error here and cuts the answer: the HTTP
 * adapter would print the error as it is, and send its message to the client.
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
