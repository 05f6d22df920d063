import { expect, test } from "vitest";
import { type Writing, writingAfter, mailtoHref } from "./reply-writing.ts";
import { replySubject, splitSignature } from "../rules.ts";

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

test("a person's own mail program opens with the reply that was written so far", () => {
  const href = mailtoHref(
    "hélène+a&b@exemple.fr",
    {
      subject: replySubject("quote", "D-2026-0042"),
      body: "Un & deux\ntrois ?",
      price: 157.5,
      author: "Sandrine",
    },
    "toutes taxes comprises",
  );
  const { searchParams, pathname } = new URL(href);
  expect(decodeURIComponent(pathname)).toBe("hélène+a&b@exemple.fr");
  expect(searchParams.get("subject")).toBe("Re: [D-2026-0042] Votre demande de devis");
  expect(searchParams.get("body")).toBe(
    "Un & deux\r\ntrois ?\r\n\r\nPrix proposé\u00a0: 157,50\u00a0€ toutes taxes comprises",
  );
});

// rules inboxes/own-mail and inboxes/price
test.each([
  ["Voici.\n\nBien à vous,\nSandrine", "Voici.", "Bien à vous,\nSandrine"],
  ["Voici.\n\nSandrine\n02 43 00 00 00\n", "Voici.", "Sandrine\n02 43 00 00 00"],
  [
    "Sandrine\nvous écrit\nun long\ntexte\nde six\nlignes",
    "Sandrine\nvous écrit\nun long\ntexte\nde six\nlignes",
    "",
  ],
  ["Voici.", "Voici.", ""],
])("the price in %j is above the signature", (body, text, end) => {
  expect(splitSignature(body, "Sandrine")).toEqual({ text, end });
  expect(splitSignature(body, "")).toEqual({ text: body, end: "" });
  const href = mailtoHref("a@exemple.fr", { subject: "Re", body, price: 90, author: "Sandrine" }, "TTC");
  const lines = [text, "Prix proposé\u00a0: 90\u00a0€ TTC", end].filter(Boolean).join("\n\n");
  expect(new URL(href).searchParams.get("body")).toBe(lines.replaceAll("\n", "\r\n"));
});
