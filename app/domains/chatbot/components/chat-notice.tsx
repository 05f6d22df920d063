import { rightsPage } from "#app/domains/submissions/content.ts";
import { AppLink } from "#app/ui/app-link.tsx";

/**
 * The notice about what is kept of the conversation. It scrolls with the messages, because large text on a phone would
 * otherwise leave them no room.
 */
export function ChatNotice({ children }: { children: string }) {
  return (
    <p className="text-meta text-muted">
      {children} <AppLink to={rightsPage}>Vos droits</AppLink>
    </p>
  );
}
