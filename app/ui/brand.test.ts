import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Brand, BrandContext } from "./brand.tsx";

const drawn = (text: string) =>
  renderToStaticMarkup(
    createElement(BrandContext, { value: { text, plate: "49" } }, createElement(Brand, {})),
  );

// rule pages/long-name
test("a long name may break into three small lines, a short one never breaks", () => {
  const long = drawn("Clinique informatique des Deux-Rivières.");
  expect(long).toMatch(/data-long="true" class="[^"]*line-clamp-3/);
  expect(long).toContain("in-[.site-header]:max-2xl:hidden");
  const short = drawn("Clinique du PC");
  expect(short).toContain("whitespace-nowrap");
  expect(short).not.toContain("data-long");
});

// rule pages/header-room
test("in the header a name of several words stands on two lines, a short one on one", () => {
  const lines = (text: string) =>
    [...drawn(text).matchAll(/<span class="in-\[\.site-header\]:block">([^<]*)</g)].map(([, line]) => line);
  expect(lines("Clinique du PC")).toEqual(["Clinique", "du PC"]);
  expect(lines("Le PC d’Ancenis")).toEqual(["Le PC", "d’Ancenis"]);
  expect(lines("Atelier")).toEqual(["Atelier"]);
});
