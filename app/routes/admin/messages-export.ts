import { requireActor } from "#app/domains/auth/guard.server.ts";
import { messageExportColumns } from "#app/domains/contact-messages/labels.ts";
import { exportContactMessages } from "#app/domains/contact-messages/queries.server.ts";
import { messageAddresses, messageFilter } from "#app/domains/contact-messages/rules.ts";
import { csvAnswer } from "#app/lib/pages/csv.ts";
import type { Route } from "./+types/messages-export";

export function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const messages = exportContactMessages(messageFilter(messageAddresses.read(url.searchParams)));
  return csvAnswer("messages.csv", messageExportColumns, messages);
}
