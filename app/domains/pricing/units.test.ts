import { describe, expect, it } from "vitest";
import { businessWords, fillText } from "#app/domains/business/rules/texts.ts";
import { assembleProfile } from "#app/domains/business/sections/assemble.server.ts";
import { listConfirmedPrices } from "#app/domains/business/sections/checked-prices.server.ts";
import { readSection, type StoredSection } from "#app/domains/business/registry.server.ts";
import { monthlyPlans } from "#app/domains/chatbot/facts/rules/price-sheet.ts";
import { getServicePage } from "#app/domains/services/queries.server.ts";
import { serviceJsonLd } from "#app/domains/services/rules/json-ld.ts";
import { checkSection } from "#app/domains/settings/commands/check-section.server.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { priceListWords } from "./rules/price-list.ts";

const row = (name: string, price: string, duration: string, typed = {}) =>
  planRow({ name, price, duration, features: "Suivi", ...typed });
const each = "par mois et par ordinateur";
const shopWith = (prices: StoredSection) => assembleProfile({ prices });
const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00a0", " ");
const filled = (text: string, shop: ReturnType<typeof shopWith>) =>
  plain(fillText(text, businessWords(shop)));
const page = (shop: ReturnType<typeof shopWith>) => getServicePage("/services/maintenance-preventive", shop);

// rule prices/units
describe("a price for each computer", () => {
  const one = shopWith({ maintenancePlans: [row("Suivi", "39", each)] });

  it("has its unit in every title, description, card and answer that gives the price", () => {
    expect(plain(page(one)?.title)).toBe(
      "Maintenance informatique préventive, à 39 € par ordinateur par mois",
    );
    expect(plain(page(one)?.metaDescription)).toContain("en formules à 39 € par ordinateur par mois,");
    expect(filled("[Formules {des_maintenance} par mois]", one)).toBe(
      "Formules à 39 € par ordinateur par mois",
    );
    expect(filled("{prix_maintenance}", one)).toBe("39 € par ordinateur");
    expect(plain(monthlyPlans(one, false))).toContain("Suivi 39 € par mois et par ordinateur");
  });

  it("has its unit once in a list with one unit, and beside each price in a list with several units", () => {
    const same = [row("Une", "9", each), row("Deux", "19", each)];
    const mixed = [
      row("Une", "9", each),
      row("Deux", "19", "par mois"),
      row("Trois", "19", "par mois et par poste"),
    ];
    const prices = "{prix_formules_maintenance} par mois";
    expect(filled(prices, shopWith({ maintenancePlans: same }))).toBe("9 et 19 € par ordinateur par mois");
    expect(filled(prices, shopWith({ maintenancePlans: mixed }))).toBe(
      "9 € par ordinateur, 19 € et 19 € par poste par mois",
    );
    expect(filled("{des_maintenance}", shopWith({ maintenancePlans: mixed }))).toBe("dès 9 € par ordinateur");
  });

  it("can be the price of the monthly support or of a company, and their texts then have the unit", () => {
    const company = row("Parc", "25", "par mois et par poste", { role: "company" });
    expect(checkSection("prices", { homePlans: [company] })).toHaveProperty("stored");
    const shop = shopWith({ homePlans: [company, row("Nettoyage", "49", "par ordinateur")] });
    expect(filled("{Nom_entreprise} : {prix_entreprise} par mois.", shop)).toBe(
      "Parc : 25 € par poste par mois.",
    );
    expect(shop.priceWords.abonnements).toBe("abonnements");
    expect(plain(priceListWords(shop.prices).forfaits)).toBe(
      "• Parc : 25 € par mois et par poste\n• Nettoyage : 49 € par ordinateur",
    );
  });

  it("is for one computer and one period in structured data", () => {
    const priced = (duration: string) => {
      const { prices } = shopWith({ maintenancePlans: [row("Suivi", "39", duration)] });
      const service = { name: "Maintenance", path: "/services/maintenance-preventive" as const };
      const business = { id: "#a", origin: "https://a.example", area: {}, hasVat: false };
      return serviceJsonLd(service, "Un suivi.", business, prices.maintenance);
    };
    const specified = (more: object) => ({
      offers: [{ priceSpecification: expect.objectContaining({ price: 39, priceCurrency: "EUR", ...more }) }],
    });
    const reference = { "@type": "QuantitativeValue", value: 1, unitText: "ordinateur" };
    expect(priced(each)).toMatchObject(
      specified({ unitText: "mois", unitCode: "MON", billingDuration: "P1M", referenceQuantity: reference }),
    );
    expect(priced("par an et par ordinateur")).toMatchObject(
      specified({ unitText: "an", unitCode: "ANN", billingDuration: "P1Y", referenceQuantity: reference }),
    );
    expect(priced("par ordinateur")).toMatchObject(
      specified({ unitText: "ordinateur", referenceQuantity: reference }),
    );
    expect(JSON.stringify(priced("par mois"))).not.toContain("referenceQuantity");
  });
});

// rule prices/range
describe("the range of prices in structured data", () => {
  const examples = [{ name: "Charnière", price: "249", page: "/services/reparation-materielle" }];
  const sheets = { securityPlans: [row("Veille", "9", "par mois")] };

  it("is made of the plans of the home page and of every price that the owner changed or verified", () => {
    expect(shopWith({}).priceRange).toBe("29-199 €");
    expect(shopWith(sheets).priceRange).toBe("9-199 €");
    expect(shopWith({ priceExamples: examples }).priceRange).toBe("29-199 €");
    expect(shopWith({ priceExamples: examples, priceExamplesState: "confirmed" }).priceRange).toBe(
      "29-249 €",
    );
    const { prices } = shopWith({});
    const counted = (typed: Record<string, string>) =>
      listConfirmedPrices(prices, readSection("prices", typed), () => false, []).length;
    const sheetsOf = [prices.remote, prices.security, prices.maintenance];
    expect(counted({})).toBe(prices.home.length);
    expect(counted({ plansState: "confirmed" })).toBe([...prices.home, ...sheetsOf.flat()].length);
  });

  it("has the prices of the owner's own services, and none of a withdrawn service", () => {
    const own = [{ name: "Montage", description: "Un PC.", from: "320", place: "shop" }];
    const shop = assembleProfile({ site: { ownServices: own } });
    expect(shop.priceRange).toBe("29-320 €");
    const site = { "service-securite-informatique": "withdrawn" };
    expect(assembleProfile({ prices: sheets, site }).priceRange).toBe("29-199 €");
  });
});
