import Inbox from "lucide-react/icons/inbox";
import type { Kind } from "#app/domains/submissions/kind.ts";
import { inboxTexts, serviceLabel } from "./labels.ts";
import { messageAddresses } from "./rules.ts";

export const messageKind: Kind = {
  table: "contact_messages",
  addresses: messageAddresses,
  desk: "answer",
  promise: "message",
  sources: { form: "Formulaire de contact", assistant: "Assistant" },
  name: "Message",
  plural: "Messages",
  icon: Inbox,
  nouns: ["message", "messages"],
  gone: inboxTexts.gone,
  badge: {
    to: messageAddresses.write({ filters: { filtre: "non-lus" } }),
    one: "message non lu",
    many: "messages non lus",
    none: "Aucun message non lu",
  },
  reply: { subject: "Votre message", title: "Réponse à votre message" },
  aboutLabel: serviceLabel,
  standing: ({ read }) => ({ label: read ? inboxTexts.read : inboxTexts.unread, isWaiting: !read }),
  statusLabel: (status) => status,
};
