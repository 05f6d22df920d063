import { expect, test } from "vitest";
import { partsPages } from "#app/domains/pricing/content.ts";
import { serviceCards } from "#app/domains/services/content/cards.ts";
import { assembleProfile } from "./assemble.server.ts";

const { prices } = assembleProfile({});

// rule prices/parts
test("the program's price examples are never below the labour, and are above it where they include a part", () => {
  const labour = prices.home.find(({ role }) => role === "intervention")?.price ?? NaN;
  expect(prices.examples.length).toBeGreaterThan(3);
  for (const { name, price, services } of prices.examples) {
    const hasPart = services.some((path) => partsPages.has(path));
    expect(price, name).toBeGreaterThanOrEqual(hasPart ? labour + 20 : labour);
  }
});

// rule prices/one-source
test("the security card, which shows the lowest price, promises only the contents of the plan at that price", () => {
  const card = serviceCards.find(({ link }) => link === "/services/securite-informatique");
  const [least] = prices.security.toSorted((one, other) => one.price - other.price);
  expect(card?.features).toContain(least?.features.at(-1));
  expect(card?.features.join()).not.toMatch(/chiffr/i);
});
