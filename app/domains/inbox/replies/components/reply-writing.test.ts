import { expect, test } from "vitest";
import { type Writing, writingAfter } from "./reply-writing.ts";

const nothing = { subject: "Re:", body: "" };
const blank: Writing = { ...nothing, price: "", key: null, seen: "first", template: "", inserted: nothing };
const sent: Writing = { ...blank, body: "Patience.", key: "first", seen: "" };

// rule inboxes/answers
test("a sent reply leaves the form empty, also if its answer and the stored reply arrive together", () => {
  expect(writingAfter(sent, { outcome: "done", sent, lastId: "first", blank })).toEqual(blank);
});

// rule inboxes/answers
test("text typed while a reply is being sent is another reply, with a key of its own", () => {
  const typed = { ...sent, body: "Nous revoilà." };
  for (const lastId of ["", "first"])
    expect(writingAfter(typed, { outcome: "done", sent, lastId, blank })).toMatchObject({
      body: "Nous revoilà.",
      key: null,
    });
});

// rule inboxes/answers
test("a refused reply gets another key, and keeps its text", () => {
  expect(writingAfter(sent, { outcome: "invalid", sent, lastId: "", blank })).toEqual({ ...sent, key: null });
});

// rule inboxes/answers
test("a newer reply of somebody else counts as seen only while nothing is typed", () => {
  const typed = { ...blank, body: "Bonjour", seen: "" };
  expect(writingAfter(typed, { sent: null, lastId: "other", blank })).toBe(typed);
  const empty = { ...blank, seen: "" };
  expect(writingAfter(empty, { sent: null, lastId: "other", blank }).seen).toBe("other");
});
