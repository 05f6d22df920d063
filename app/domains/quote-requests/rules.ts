import { quoteServiceTypes } from "#app/domains/catalog/labels.ts";
import { type InboxAddress, inboxAddresses } from "#app/lib/pages/list-address.ts";
import { answerDue, type Correspondence } from "#app/domains/submissions/rules.ts";
import type { Urgency } from "./labels.ts";

/** The most files one request may have (rule forms/files). */
export const maximumFiles = 5;
export const maximumFileMebibytes = 10;
export const maximumFileBytes = maximumFileMebibytes * 1024 * 1024;

/** Returns the preferred appointment as people read it: 'lundi 23 novembre, 9 h 30'. Null without day and time. */
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

/** The statuses of a request; any may follow any other (rule inboxes/quote-status). */
export const quoteStatuses = ["new", "in_progress", "completed", "cancelled"] as const;

export type QuoteStatus = (typeof quoteStatuses)[number];

/** Whether a request is marked urgent and nobody has finished with it. */
export function isUrgent({ urgency, status }: { urgency: string; status: string }): boolean {
  return urgency === "urgent" && (status === "new" || status === "in_progress");
}

interface AwaitedRequest {
  urgency: string;
  status: string;
  createdAt: Date;
  awaitsAnswer: boolean;
}

/** Returns when an urgent request must be answered; null when it is not urgent, or somebody saw to it. */
export function urgentDue({ createdAt, awaitsAnswer, status, urgency }: AwaitedRequest): Date | null {
  const isAwaited = urgency === "urgent" && status === "new" && awaitsAnswer;
  return isAwaited ? answerDue(createdAt, { urgent: true }) : null;
}

/** Whether a request waits for the shop: as `waitingQuote` in the database (rule inboxes/badges). */
export function isWaiting({ status, read, awaitsAnswer }: { status: string } & Correspondence): boolean {
  return (status === "new" && (!read || awaitsAnswer)) || (status === "in_progress" && !read);
}

export const quoteAddresses = inboxAddresses({
  path: "/admin/quotes",
  selection: "quote",
  filters: {
    filtre: ["a-traiter", "non-lus", "indesirables"],
    statut: quoteStatuses,
    urgence: ["urgent", "normal", "planifie"] satisfies Urgency[],
    service: quoteServiceTypes,
  },
});

export type QuoteAddress = InboxAddress<(typeof quoteAddresses)["filters"]>;

/** Returns the address where staff download a request's file (rule forms/files). */
export function attachmentHref(id: string): string {
  return `${quoteAddresses.path}/attachments/${id}`;
}
