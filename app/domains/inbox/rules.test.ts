import { expect, test } from "vitest";
import { countsFor } from "./rules.ts";

// rule accounts/roles
test("a role that may not open the inboxes gets no counts", () => {
  const counts = { message: 3, quote: 2, application: 1 };
  const waiting = { waiting: 2, urgent: 1 };
  const counted = { counts, badges: { message: waiting, quote: waiting, application: waiting } };
  expect(countsFor(true, counted)).toEqual(counted);
  const nothing = { waiting: 0, urgent: 0 };
  expect(countsFor(false, counted)).toEqual({
    counts: { message: 0, quote: 0, application: 0 },
    badges: { message: nothing, quote: nothing, application: nothing },
  });
});
