import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { qrCode } from "./qr-code.ts";

const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Drawn by another encoder (uqr 0.1.3, level L, mask 0): each version's longest text. */
test.each([
  [17, 29, "b6dc5063e531c5a9"],
  [32, 33, "95716a982cf13fc3"],
  [53, 37, "da86da8a0f872830"],
  [78, 41, "39d3ab9aec1ca0fd"],
  [106, 45, "b4ee4736f869c1dd"],
  [134, 49, "6b1ede5015d37f3d"],
  [154, 53, "4e87a3885c0fa212"],
  [192, 57, "fbfa267d2cb29f2b"],
  [230, 61, "ae607e64a1cf352f"],
])("a text of %i bytes is drawn as another encoder does", (length, size, expected) => {
  const drawn = qrCode("x".repeat(length));
  expect([drawn?.size, fingerprint(drawn?.path ?? "")]).toEqual([size, expected]);
});

test("a longer text has no code", () => {
  expect(qrCode("x".repeat(231))).toBeNull();
  expect(qrCode("é".repeat(116))).toBeNull();
});
