import { type Calendar, hoursOn } from "#app/domains/business/rules/opening.ts";
import { isCalendarDay } from "#app/lib/french/calendar-day.ts";
import type { Correspondence } from "#app/domains/submissions/rules.ts";

/** The most files that one request may have (rule forms/files). */
export const maximumFiles = 5;
export const maximumFileMebibytes = 10;
export const maximumFileBytes = maximumFileMebibytes * 1024 * 1024;

/**
 * Returns 'day' if the shop is closed all of the preferred day, 'time' if it is closed at the preferred time. Returns
 * null if it is open, or if no day is preferred. The request is accepted all the same (rule forms/closed-wish).
 */
function closedPart(calendar: Calendar, day: string | null, time: string | null): "day" | "time" | null {
  if (!day || !isCalendarDay(day)) return null;
  const hours = hoursOn(calendar, day);
  if (hours.length === 0) return "day";
  const [hour = NaN, minute = NaN] = (time ?? "").split(":").map(Number);
  const at = hour * 60 + minute;
  return Number.isNaN(at) || hours.some(([from, to]) => from <= at && at < to) ? null : "time";
}

/** Returns the notice for the visitor who prefers a time at which the shop is closed. Null if it is open then. */
export function closedWishText(calendar: Calendar, day: string | null, time: string | null): string | null {
  const part = closedPart(calendar, day, time);
  return part && `Fermé ${closedTexts[part]}\u00a0: nous vous proposerons un autre moment.`;
}

/** Returns the notice for the owner that a visitor prefers a time at which the shop is closed. Null if it is open. */
export function closedAppointmentText(
  calendar: Calendar,
  { preferred_date, preferred_time }: { preferred_date: string | null; preferred_time: string | null },
): string | null {
  const part = closedPart(calendar, preferred_date, preferred_time);
  return part && `Vous êtes fermé ${closedTexts[part]}.`;
}

const closedTexts = { day: "ce jour-là", time: "à cette heure-là" };

/** Whether a request is marked as urgent, and is new or in progress. Spam is never urgent (rule inboxes/spam). */
export function isUrgent({
  urgency,
  status,
  spam,
}: {
  urgency: string;
  status: string;
  spam?: boolean;
}): boolean {
  return urgency === "urgent" && isOpen(status) && !spam;
}

/** Whether a status means that the shop still has work to do on a request. */
function isOpen(status: string): boolean {
  return status === "new" || status === "in_progress";
}

/**
 * Whether the shop has finished with a request. Its screen then first asks whether the request was won (it led to paid
 * work) or lost (rule inboxes/result).
 */
export function isOver({ status }: { status: string }): boolean {
  return status === "completed" || status === "cancelled";
}

/** Whether a request waits for the shop (rule inboxes/badges). `waitingQuote` is the same condition in SQL. */
export function isWaiting({
  status,
  read,
  awaitsAnswer,
  spam,
}: { status: string } & Correspondence): boolean {
  return !spam && isOpen(status) && (!read || awaitsAnswer);
}

/** The image types that every browser can show in a page. */
const shownTypes = ["image/jpeg", "image/png", "image/webp"];

/** Whether the viewer can show a request's file. */
export function isPhoto({ mediaType }: { mediaType: string }): boolean {
  return shownTypes.includes(mediaType);
}
