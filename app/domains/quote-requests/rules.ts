import { quoteServiceTypes } from "#app/domains/services/labels.ts";
import { type InboxAddress, inboxAddresses } from "#app/lib/inbox/address.ts";
import type { Urgency } from "./labels.ts";

/** Files one request may carry (decision 11). */
export const maximumFiles = 5;
export const maximumFileMebibytes = 10;
export const maximumFileBytes = maximumFileMebibytes * 1024 * 1024;

const amount = /^\d{1,9}(?:[.,]\d{1,2})?$/;
/** Spaces of every width, as they are typed and pasted between thousands. */
const spaces = /[\s\u00a0\u202f]/g;

/** The amount in euros a person typed ('1 200,50 €'), null when it is none (decision 20: ≥ 0, a comma is accepted). */
export function parseBudget(typed: string): number | null {
  const bare = typed.replace(spaces, "").replace(/(?:€|euros?)$/i, "");
  return amount.test(bare) ? Number(bare.replace(",", ".")) : null;
}

/** The amount as people read it: '150 €', '1 200,50 €'. */
export function budgetText(euros: number): string {
  const decimals = Number.isInteger(euros) ? 0 : 2;
  const number = new Intl.NumberFormat("fr-FR", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${number.format(euros)}\u00a0€`;
}

/** The appointment wished for, as people read it: 'lundi 23 novembre, 9 h 30'. Null when neither is given. */
export function appointmentText(day: string | null, time: string | null): string | null {
  const parts = [day && dayText(day), time && timeText(time)];
  return parts.filter(Boolean).join(", ") || null;
}

function dayText(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat("fr-FR", {
    timeZone: "UTC",
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(date);
}

function timeText(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  return `${Number(hours)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

/** Where a request stands (B§4); any can follow any other. */
export const quoteStatuses = ["new", "in_progress", "completed", "cancelled"] as const;

export type QuoteStatus = (typeof quoteStatuses)[number];

export const quoteAddresses = inboxAddresses({
  path: "/admin/quotes",
  selection: "quote",
  filters: {
    filtre: ["non-lus", "indesirables"],
    statut: quoteStatuses,
    urgence: ["urgent", "normal", "planifie"] satisfies Urgency[],
    service: quoteServiceTypes,
  },
});

export type QuoteAddress = InboxAddress<(typeof quoteAddresses)["filters"]>;

/** Where a joined file is downloaded, by staff alone (decision 11). */
export function attachmentHref(id: string): string {
  return `${quoteAddresses.path}/attachments/${id}`;
}
