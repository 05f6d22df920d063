import { mayUse } from "#app/domains/auth/access/rules.ts";
import { hasSession } from "#app/domains/auth/queries.server.ts";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { followSession } from "#app/domains/auth/realtime.server.ts";
import { subscribeToInbox } from "#app/domains/inbox/realtime.server.ts";
import { countsFor, type InboxEvent } from "#app/domains/inbox/rules.ts";
import { eventStream } from "#app/lib/background/event-stream.server.ts";
import { enterStream } from "#app/lib/background/open-streams.ts";
import type { Route } from "./+types/events";

export function loader({ request, context }: Route.LoaderArgs) {
  const { sessionId, userId, role } = requireActor(context);
  return eventStream({
    signal: request.signal,
    subscribe: ({ send, close }) => {
      const opensInboxes = mayUse(role, "/admin/messages");
      const onEvent = (event: InboxEvent) => send(countsFor(opensInboxes, event));
      const leave = subscribeToInbox({ onEvent, onClose: close });
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
