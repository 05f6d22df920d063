import { expect, test } from "vitest";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { whatNextSteps } from "./next-steps.ts";
import { closedAppointmentText, closedWishText, isPhoto, isUrgent, isWaiting } from "./requests.ts";
import { urgentDue } from "./urgent-due.ts";

const calendar = {
  week: [0, 1, 2, 3, 4].map(() => [
    [540, 750],
    [840, 1080],
  ]) as [number, number][][] as never,
  closures: [{ from: "2026-12-24", to: "2026-12-31" }],
};

// rule forms/closed-wish
test.each([
  ["2026-12-26", "10:00", "Fermé ce jour-là"],
  ["2026-12-28", null, "Fermé ce jour-là"],
  ["2026-11-29", "10:00", "Fermé ce jour-là"],
  ["2026-11-30", "13:00", "Fermé à cette heure-là"],
  ["2026-11-30", "18:00", "Fermé à cette heure-là"],
  ["2026-11-30", "09:00", null],
  ["2026-11-30", "", null],
  ["2026-11-30", null, null],
  [null, "13:00", null],
  ["demain", "13:00", null],
])("a preferred day of %s at %s is reported as closed: %s", (day, time, said) => {
  const text = closedWishText(calendar, day, time);
  if (said === null) expect(text).toBeNull();
  else expect(text).toContain(said);
  const forOwner = closedAppointmentText(calendar, { preferred_date: day, preferred_time: time });
  expect(forOwner).toBe(said && `Vous êtes ${said.toLowerCase()}.`);
});

// rule inboxes/urgency
test.each([
  ["urgent", "new", true],
  ["urgent", "in_progress", true],
  ["urgent", "completed", false],
  ["urgent", "cancelled", false],
  ["normal", "new", false],
])("a %s request that is %s is urgent: %s", (urgency, status, expected) => {
  expect(isUrgent({ urgency, status })).toBe(expected);
  const asked = { urgency, status, createdAt: new Date("2026-11-30T09:00:00Z"), answerDue: null };
  expect(urgentDue({ ...asked, awaitsAnswer: true }, specifiedProfile) !== null).toBe(expected);
  expect(urgentDue({ ...asked, awaitsAnswer: false }, specifiedProfile)).toBeNull();
  // rule inboxes/spam
  expect(isUrgent({ urgency, status, spam: true })).toBe(false);
  expect(urgentDue({ ...asked, awaitsAnswer: true, spam: true }, specifiedProfile)).toBeNull();
});

// rule inboxes/badges
test.each([
  ["new", false, true, true],
  ["new", true, true, true],
  ["in_progress", false, false, true],
  ["in_progress", true, false, false],
  ["completed", false, true, false],
])(
  "a request that is %s, read: %s, awaiting an answer: %s, waits: %s",
  (status, read, awaitsAnswer, waits) => {
    const request = { status, read, awaitsAnswer, answeredAt: null };
    expect(isWaiting(request)).toBe(waits);
    expect(isWaiting({ ...request, spam: true })).toBe(false);
  },
);

test.each([
  ["image/jpeg", true],
  ["image/png", true],
  ["image/webp", true],
  ["image/heic", false],
  ["image/svg+xml", false],
  ["application/pdf", false],
])("a file of %s is shown as a photo: %s", (mediaType, expected) =>
  expect(isPhoto({ mediaType })).toBe(expected),
);

test("refusing a quote is called free only where the diagnosis is free", () => {
  const last = (freeRefusal: string | null) =>
    whatNextSteps({ ...specifiedProfile, freeRefusal }).at(-1)?.rest;
  expect(last("refuser ne coûte rien")).toBe("par écrit. Vous acceptez, ou vous repartez.");
  expect(last(null)).toBe("par écrit. Vous décidez.");
});
