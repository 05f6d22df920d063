import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Brand, BrandContext } from "./brand.tsx";

const drawn = (text: string) =>
  renderToStaticMarkup(
    createElement(BrandContext, { value: { text, plate: "49" } }, createElement(Brand, {})),
  );

// rule pages/long-name
test("a long business name may break into three small lines, and a short name never breaks", () => {
  const long = drawn("Clinique informatique des Deux-Rivières.");
  expect(long).toMatch(/data-long="true" class="[^"]*line-clamp-3/);
  expect(long).toContain("in-[.site-header]:max-2xl:hidden");
  const short = drawn("Clinique du PC");
  expect(short).toContain("whitespace-nowrap");
  expect(short).not.toContain("data-long");
});

// rule pages/header-room
test("in the header a business name of several words has two lines, and a name of one word has one", () => {
  const name = (text: string) => /<span class="whitespace-nowrap[^>]*>([^<]*)</.exec(drawn(text))?.[1];
  expect(name("Clinique du PC")).toBe("Clinique\ndu PC");
  expect(name("Le PC d’Ancenis")).toBe("Le PC\nd’Ancenis");
  expect(name("Atelier")).toBe("Atelier");
});
