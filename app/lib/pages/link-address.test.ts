import { expect, it } from "vitest";
import { isLinkAddress, isOwnImagePath, linkAddress } from "./link-address.ts";

it("the address of a link is accepted as people type it", () => {
  expect(linkAddress(" atelier72.fr/tarifs ")).toBe("https://atelier72.fr/tarifs");
  expect(linkAddress("camille@exemple.fr")).toBe("mailto:camille@exemple.fr");
  expect(linkAddress("/devis")).toBe("/devis");
  expect(linkAddress("#tarifs")).toBe("#tarifs");
  expect(linkAddress("tel:+33243120000")).toBe("tel:+33243120000");
});

it("a text that is not an address or would run a script is refused", () => {
  for (const typed of ["", "deux mots", "javascript:alert(1)", "data:text/html,x", "vbscript:x"])
    expect(linkAddress(typed)).toBeNull();
  expect(isLinkAddress("JaVa\tScript:alert(1)")).toBe(false);
});

it("a picture of this site is distinguished from those of other sites", () => {
  expect(isOwnImagePath("/media/a/400.webp")).toBe(true);
  for (const path of [
    "//ailleurs.fr/a.png",
    "/\\ailleurs.fr/a.png",
    "https://ailleurs.fr/a.png",
    "/a b.png",
    "/",
    "",
  ])
    expect(isOwnImagePath(path)).toBe(false);
});
