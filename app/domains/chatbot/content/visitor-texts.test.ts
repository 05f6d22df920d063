import { expect, test } from "vitest";
import { chatTexts } from "./visitor-texts.ts";

// rule assistant/limits
test("a visitor who asks too many questions reads when the next one is possible", () =>
  expect(chatTexts.tooMany(300).replaceAll("\u00a0", " ")).toBe(
    "Beaucoup de questions d’un coup ! La prochaine sera possible dans 5 minutes.",
  ));
