import { expect, test } from "vitest";
import { type Result, resultText, storedResult, storedResultText } from "./result.ts";

const won = (resultAmount: number | null): Result => ({ result: "won", resultReason: null, resultAmount });
const lost: Result = { result: "lost", resultReason: "price", resultAmount: null };

// rule inboxes/result
test.each([
  [won(null), "won -", "Gagné"],
  [won(157.5), "won - 157.50", "Gagné, 157,50\u00a0€"],
  [lost, "lost price", "Perdu, trop cher"],
  [{ ...lost, resultAmount: 89 }, "lost price 89.00", "Perdu, trop cher, 89\u00a0€"],
])("the result %j is stored in the history as %j and shown as %j", (result, kept, text) => {
  expect(storedResult(result)).toBe(kept);
  expect(resultText(result)).toBe(text);
  expect(storedResultText(kept)).toBe(text);
});

test("nothing is shown for a request without a result", () => {
  const none = { result: null, resultReason: null, resultAmount: null };
  expect(resultText(none)).toBeNull();
  expect(storedResult(none)).toBeNull();
});
