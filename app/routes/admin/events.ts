import { hasSession } from "#app/domains/auth/queries.server.ts";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { followSession } from "#app/domains/auth/realtime.server.ts";
import { subscribeToInbox } from "#app/domains/inbox/realtime.server.ts";
import { eventStream } from "#app/lib/background/event-stream.server.ts";
import type { Route } from "./+types/events";

export function loader({ request, context }: Route.LoaderArgs) {
  const { sessionId } = requireActor(context);
  return eventStream({
    signal: request.signal,
    subscribe: ({ send, close }) => {
      const leave = subscribeToInbox({ onEvent: send, onClose: close });
      const unfollow = followSession(sessionId, close);
      return () => {
        leave();
        unfollow();
      };
    },
    mayContinue: () => hasSession(sessionId),
  });
}
