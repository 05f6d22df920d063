import { describe, expect, test } from "vitest";
import { cleanText, hasVisible } from "./clean-text.ts";
import { oneLine } from "./one-line.ts";

// rule forms/clean-text
describe("a typed text is cleaned", () => {
  test.each([
    ["control characters", "a\0\u001b\u0085b\tc\r\nd", "ab\tc\r\nd"],
    ["marks that reverse the reading direction", "Ali\u202Ece \u2066x\u2069\u200F\u200E\u061C", "Alice x"],
    ["a joined emoji, which stays", "Merci 👨‍👩‍👧 ❤️", "Merci 👨‍👩‍👧 ❤️"],
    ["a joiner inside a Persian word, which stays", "می‌خواهم", "می‌خواهم"],
    ["no-break spaces and word joiners, which stay", "9h-\u206018h\u00a0!", "9h-\u206018h\u00a0!"],
    ["spaces around a text, which stay", "  a ", "  a "],
    ["only spaces", " \u00a0\u3000\n", ""],
    ["only zero-width characters", "\u200b\u200c\u200d\u2060\ufeff", ""],
    ["only Hangul fillers", "\u3164\u115f\u1160\uffa0", ""],
    ["only Braille blanks", "\u2800\u2800", ""],
    ["only soft hyphens, selectors and tags", "\u00ad\ufe0f\u{e0041}", ""],
    ["only marks that reverse", "\u202e\u2066", ""],
  ])("%s", (_what, typed, cleaned) => {
    expect(cleanText(typed)).toBe(cleaned);
  });

  test("a text has visible characters if something else is around the invisible ones", () => {
    expect(hasVisible("\u3164é\u200b")).toBe(true);
    expect(hasVisible("\u3164\u200b ")).toBe(false);
  });

  test("a field of one line has a space for each line break", () => {
    expect(oneLine("Alice\r\nBcc: x@evil.test\n\nb\u2028c")).toBe("Alice Bcc: x@evil.test b c");
  });
});
