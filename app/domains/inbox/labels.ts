import type { InboxCounts } from "./rules.ts";

/** The badges' nouns, singular and plural, and where they lead. */
export const inboxLabels = {
  messages: {
    to: "/admin/messages?filtre=non-lus",
    one: "message non lu",
    many: "messages non lus",
    none: "Aucun message non lu",
  },
  quotes: {
    to: "/admin/quotes",
    one: "nouvelle demande de devis",
    many: "nouvelles demandes de devis",
    none: "Aucun devis à traiter",
  },
  applications: {
    to: "/admin/applications",
    one: "candidature en attente",
    many: "candidatures en attente",
    none: "Aucune candidature en attente",
  },
} as const satisfies Record<keyof InboxCounts, { to: string; one: string; many: string; none: string }>;

/** '1 message non lu', '3 messages non lus'. In French zero takes the singular. */
export function countLabel(kind: keyof InboxCounts, count: number): string {
  const { one, many } = inboxLabels[kind];
  return count > 1 ? many : one;
}
