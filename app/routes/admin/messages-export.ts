import { requireActor } from "#app/domains/auth/guard.server.ts";
import { messageExportColumns } from "#app/domains/contact-messages/labels.ts";
import { exportContactMessages } from "#app/domains/contact-messages/queries.server.ts";
import { messageAddresses } from "#app/domains/contact-messages/rules.ts";
import { csvAnswer } from "#app/lib/csv.ts";
import type { Route } from "./+types/messages-export";

export function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const { search, filters } = messageAddresses.read(url.searchParams);
  const messages = exportContactMessages({ search, unreadOnly: filters.filtre !== null });
  return csvAnswer("messages.csv", messageExportColumns, messages);
}
