import fc from "fast-check";
import { expect, test } from "vitest";
import { safeFileName } from "./file-name.ts";

test.each([
  ["disque-étiquette.JPG", "disque-étiquette.jpg"],
  ["C:\\Users\\moi\\facture.png", "facture.jpg"],
  ["../../etc/passwd", "passwd.jpg"],
  [".htaccess", "fichier.jpg"],
  ["", "fichier.jpg"],
  ['a"b\r\nSet-Cookie: x', "a b Set-Cookie x.jpg"],
  ["photo\u202egpj.exe", "photo gpj.jpg"],
  ["x".repeat(300), `${"x".repeat(80)}.jpg`],
])("%s is stored as %s", (given, name) => expect(safeFileName(given, "jpeg")).toBe(name));

test("any file name becomes valid in a header and in a folder", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (given) => {
      const name = safeFileName(given, "pdf");
      expect(name).toMatch(/^[^/\\:"<>|?*\r\n\0]{1,80}\.pdf$/u);
      expect(name.isWellFormed()).toBe(true);
      expect(name.startsWith(".")).toBe(false);
    }),
    { numRuns: 500 },
  );
});
