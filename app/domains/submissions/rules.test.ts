import { expect, test } from "vitest";
import { firstNameOf, isCivility, isSpam, plainName, previewOf } from "./rules.ts";

// rule forms/spam
test("a filled honeypot is spam", () => {
  const texts = ["Bonjour, mon écran est cassé."];
  expect(isSpam({ site_web: "http://a.example" }, texts)).toBe(true);
  expect(isSpam({ site_web: ["", "x"] }, texts)).toBe(true);
  expect(isSpam({ site_web: " " }, texts)).toBe(false);
  expect(isSpam({}, texts)).toBe(false);
});

test("an ordinary message with one or two links is not spam", () => {
  const text = "J’ai vu ceci : https://a.example/produit et www.b.example, est-ce compatible ?";
  expect(isSpam({}, [text, null])).toBe(false);
});

// rule forms/spam
test.each([
  "Buy [url=https://a.example]here[/url]",
  '<a href="https://a.example">x</a>',
  "http://a http://b http://c",
])("%s is spam", (text) => expect(isSpam({}, [text])).toBe(true));

test("a preview is the first 50 characters on one line", () => {
  expect(previewOf("Bonjour,\n\nmon écran")).toBe("Bonjour, mon écran");
  expect(previewOf("a".repeat(51))).toBe(`${"a".repeat(50)}…`);
  expect(previewOf("é".repeat(50))).toBe("é".repeat(50));
});

test("a preview never cuts an emoji in half", () => {
  expect(previewOf("🙂".repeat(60))).toBe(`${"🙂".repeat(50)}…`);
});

test.each([
  ["Hélène", "Hélène"],
  [" Jean-Noël Le Gall ", "Jean-Noël"],
  ["N’Golo", "N’Golo"],
  ["Anna-Maria", "Anna-Maria"],
])("an e-mail to somebody who typed the name %j greets %s", (typed, name) =>
  expect(firstNameOf(typed)).toBe(name),
);

test.each([
  "",
  "Mme Marchand",
  "evil.example",
  "Hélène evil.example",
  "evil。example",
  "a@b",
  "//evil",
  "http:evil",
  "Gagnez 1000 euros",
  "Hélène\u200B",
  "Ouvrez vite votre compte maintenant",
  "a".repeat(21),
  "a-".repeat(5) + "a",
  "a ".repeat(100_000),
])("an e-mail to somebody who typed the name %j greets nobody by name", (typed) =>
  expect(firstNameOf(typed)).toBeNull(),
);

test("a plain name keeps its title, and gets one Unicode form", () => {
  expect(plainName("M.  Le Gall")).toBe("M. Le Gall");
  expect(plainName("He\u0301le\u0300ne")).toBe("Hélène");
  expect(plainName("M. evil.example")).toBeNull();
});

test.each(["M.", "m", "Mr", "Mme", "Mlle", "Monsieur", "Madame", "MADEMOISELLE"])("%s is a title", (word) =>
  expect(isCivility(word)).toBe(true),
);

test.each(["Mam", "Max", "Marie", "Mmes"])("%s is a name, not a title", (word) =>
  expect(isCivility(word)).toBe(false),
);
