import { expect, test } from "vitest";
import { replyHref } from "./rules.ts";

test("the subject of a reply contains the reference, and no address can add a header", () => {
  expect(replyHref({ email: "a&bcc=x@b.fr", reference: "M-2026-0001" })).toBe(
    "mailto:a%26bcc%3Dx%40b.fr?subject=Re%3A%20%5BM-2026-0001%5D%20Votre%20message",
  );
});
