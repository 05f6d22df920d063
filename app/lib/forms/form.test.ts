import * as z from "zod/mini";
import { expect, test } from "vitest";
import { checkForm } from "./check-form.ts";
import { textValues } from "./form.ts";

test("a field sent several times becomes a list in the order of sending, without control characters", () => {
  const values = textValues([
    ["a", "1"],
    ["b", "x\0\u001b\ty\n"],
    ["a", "2"],
    ["a", "3"],
  ]);
  expect(values).toEqual({ a: ["1", "2", "3"], b: "x\ty\n" });
});

test("a field named __proto__ is left out, because it would change the object's prototype", () => {
  const values = textValues([
    ["__proto__", "x"],
    ["a", "1"],
  ]);
  expect(Object.keys(values)).toEqual(["a"]);
});

// rule forms/bounded
test("a field sent a hundred thousand times is read as fast as a hundred thousand fields", () => {
  const started = performance.now();
  const values = textValues(Array.from({ length: 100_000 }, () => ["a", ""] as const));
  expect(values.a).toHaveLength(100_000);
  expect(performance.now() - started).toBeLessThan(1_000);
});

// rule forms/bounded
test("a validation rule reads a text only up to its limit, and a longer text is refused with the rule's message or a general one", () => {
  let longestRead = 0;
  const read = (typed: string) => {
    longestRead = Math.max(longestRead, typed.length);
    return true;
  };
  const schema = z.object({
    short: z.string().check(z.refine(read), z.maxLength(10, "10 caractères au plus")),
    any: z.string().check(z.refine(read)),
  });
  const long = "é".repeat(60_000);
  expect(checkForm(schema, { short: long, any: long, other: ["a", long] })).toEqual({
    errors: {
      short: "10 caractères au plus",
      any: "Ce texte est trop long",
      other: "Ce texte est trop long",
    },
  });
  expect(longestRead).toBe(25_000);
  expect(checkForm(schema, { short: "a", any: long }, 60_000)).toEqual({ data: { short: "a", any: long } });
});
