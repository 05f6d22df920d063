const beatMs = 25_000;

interface EventStreamOptions {
  /** Aborts when the browser disconnects. */
  signal: AbortSignal;
  /** Receives two functions: one sends an event, the other closes the stream. Returns a function that unsubscribes. */
  subscribe: (stream: { send: (event: unknown) => void; close: () => void }) => () => void;
  /** Called every 25 s. Returns false when the session that opened the stream has ended: the stream then ends. */
  mayContinue: () => Promise<boolean>;
}

/** Returns a stream of server-sent events in JSON, with a comment every 25 s so that no proxy closes the stream. */
export function eventStream({ signal, subscribe, mayContinue }: EventStreamOptions): Response {
  const encoder = new TextEncoder();
  let leave = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let ended = false;
      let unsubscribe: (() => void) | undefined;
      const write = (text: string) => {
        if (!ended) controller.enqueue(encoder.encode(text));
      };
      const beat = setInterval(() => {
        write(": beat\n\n");
        void mayContinue()
          .catch(() => true)
          .then((allowed) => !allowed && end());
      }, beatMs);
      leave = () => {
        ended = true;
        clearInterval(beat);
        unsubscribe?.();
        signal.removeEventListener("abort", end);
      };
      const end = () => {
        if (ended) return;
        leave();
        controller.close();
      };
      write("retry: 3000\n\n");
      signal.addEventListener("abort", end);
      unsubscribe = subscribe({
        send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
        close: () => end(),
      });
      if (ended) unsubscribe();
    },
    // `leave` cleans up without closing the stream: a cancelled stream is closed already, and closing it again would
    // throw.
    cancel: () => leave(),
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    },
  });
}
