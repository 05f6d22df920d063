import { expect, test } from "vitest";
import { slugify } from "./slug.ts";

// rule import/slugs
test("a slug keeps letters and digits, without capitals, accents or ligatures", () => {
  expect(slugify("L'Haÿ-les-Roses")).toBe("l-hay-les-roses");
  expect(slugify("Cœuvres-et-Valsery")).toBe("coeuvres-et-valsery");
  expect(slugify("  Écommoy, (72) !  ")).toBe("ecommoy-72");
  expect(slugify("Saint-Étienne")).toBe("saint-etienne");
});

test("a text without letters or digits has no slug", () => {
  expect(slugify(" … ’ ")).toBe("");
});

test("the slug of a slug is the same slug", () => {
  for (const text of ["L’Île-d’Yeu", "ŒUF Æ ß", "a^b`c¨d"])
    expect(slugify(slugify(text))).toBe(slugify(text));
});
