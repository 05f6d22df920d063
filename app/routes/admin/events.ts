import { hasSession } from "#app/domains/auth/queries.server.ts";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { followSession } from "#app/domains/auth/realtime.server.ts";
import { subscribeToInbox } from "#app/domains/inbox/realtime.server.ts";
import { eventStream } from "#app/lib/background/event-stream.server.ts";
import { enterStream } from "#app/lib/background/open-streams.ts";
import type { Route } from "./+types/events";

export function loader({ request, context }: Route.LoaderArgs) {
  const { sessionId, userId } = requireActor(context);
  return eventStream({
    signal: request.signal,
    subscribe: ({ send, close }) => {
      const leave = subscribeToInbox({ onEvent: send, onClose: close });
      const unfollow = followSession(sessionId, close);
      const exit = enterStream({ sessionId, userId }, close);
      return () => {
        leave();
        unfollow();
        exit();
      };
    },
    mayContinue: () => hasSession(sessionId),
  });
}
