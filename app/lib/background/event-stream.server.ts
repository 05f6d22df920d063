const beatMs = 25_000;

interface EventStreamOptions {
  /** Aborts when the browser disconnects. */
  signal: AbortSignal;
  /** Receives two functions: one sends an event, the other closes the stream. Returns a function that unsubscribes. */
  subscribe: (stream: { send: (event: unknown) => void; close: () => void }) => () => void;
  /** Called every 25 s, so that a stream ends with the session that opened it. */
  mayContinue: () => Promise<boolean>;
}

/** Returns a server-sent events response: JSON events, and a comment every 25 s so that no proxy closes it. */
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
    // A cancelled stream is closed already. Closing it again would throw.
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
