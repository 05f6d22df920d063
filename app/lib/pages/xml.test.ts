import { expect, it } from "vitest";
import { xmlText } from "./xml.ts";

it("any text can be written as valid XML", () => {
  expect(xmlText(`<a href="x">L'un & l’autre</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;L&apos;un &amp; l’autre&lt;/a&gt;",
  );
  expect(xmlText("a\u0000\u0008b\ud800c\n🔧")).toBe("ab\ufffdc\n🔧");
});
