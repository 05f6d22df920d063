import { quoteServiceTypes } from "#app/domains/catalog/labels.ts";
import { type InboxAddress, inboxAddresses } from "#app/lib/pages/list-address.ts";
import type { Urgency } from "../content.ts";

/** The statuses of a request. Staff may change each to any other (rule inboxes/quote-status). */
export const quoteStatuses = ["new", "in_progress", "completed", "cancelled"] as const;

export type QuoteStatus = (typeof quoteStatuses)[number];

export const quoteAddresses = inboxAddresses({
  path: "/admin/quotes",
  selection: "quote",
  filters: {
    filtre: ["a-traiter", "non-lus", "indesirables"],
    statut: quoteStatuses,
    urgence: ["urgent", "normal", "planifie"] satisfies Urgency[],
    service: quoteServiceTypes as readonly string[],
  },
  open: ["service"],
});

export type QuoteAddress = InboxAddress<(typeof quoteAddresses)["filters"]>;

/** Returns the path of a request's file. It is in the back office, so only staff can download it (rule forms/files). */
export function attachmentHref(id: string): string {
  return `${quoteAddresses.path}/attachments/${id}`;
}
