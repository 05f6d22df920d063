import type { InboxRow } from "#app/domains/submissions/components/inbox-list.tsx";
import { inboxTexts, serviceLabel } from "../labels.ts";
import type { ContactMessageSummary } from "../queries.server.ts";

/** Returns a message as lists show it: sender, service and preview; unread in bold (rule inboxes/list). */
export function messageRow({ id, name, service, preview, createdAt, read }: ContactMessageSummary): InboxRow {
  const subtitle = serviceLabel(service);
  return { id, title: name, subtitle, preview, createdAt, waiting: read ? null : inboxTexts.unread };
}
