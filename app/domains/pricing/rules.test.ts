import { describe, expect, it } from "vitest";
import { homePlans, maintenancePlans, remoteSessions, securityPlans, travelFees } from "./content.ts";
import { planHref, pricedPlan, priceText, travelFeeText } from "./rules.ts";

const names = (plans: typeof homePlans) => plans.map(({ name, price }) => `${name} ${price}`);

// rule pages/prices
describe("the published prices", () => {
  it("are the four plans of the home page, with their words and links", () => {
    expect(homePlans.map((plan) => [plan.name, plan.price, plan.duration, plan.cta, planHref(plan)])).toEqual(
      [
        ["Diagnostic", 29, "par intervention", "Prendre rendez-vous", "/devis"],
        ["Intervention standard", 89, "par intervention", "Choisir ce forfait", "/devis"],
        ["Support à distance", 99, "par mois", "Démarrer maintenant", "/services/depannage-distance"],
        ["Forfait entreprise", 199, "par mois", "Nous contacter", "/devis"],
      ],
    );
    expect(homePlans.filter(({ isPopular }) => isPopular).map(({ name }) => name)).toEqual([
      "Support à distance",
    ]);
  });

  it("are three monthly plans for security and three for maintenance, the middle one first", () => {
    expect(names(securityPlans)).toEqual(["Essentiel 29", "Pro 59", "Entreprise 199"]);
    expect(names(maintenancePlans)).toEqual(["Essentiel 49", "Pro 89", "Entreprise 199"]);
    for (const plans of [securityPlans, maintenancePlans])
      expect(plans.filter(({ isPopular }) => isPopular).map(({ name }) => name)).toEqual(["Pro"]);
    expect([...securityPlans, ...maintenancePlans].every(({ duration }) => duration === "par mois")).toBe(
      true,
    );
  });

  it("are two sessions and a monthly plan for remote support", () => {
    expect(remoteSessions.map(({ price }) => price)).toEqual([29, 49, 99]);
  });

  it("mark the recommended plan, with its own word for maintenance", () => {
    const marks = (plans: typeof homePlans) => plans.map(pricedPlan).map(({ mark }) => mark);
    expect(marks(homePlans)).toEqual([undefined, undefined, "Recommandé", undefined]);
    expect(marks(securityPlans)).toEqual([undefined, "Recommandé", undefined]);
    expect(marks(maintenancePlans)).toEqual([undefined, "Populaire", undefined]);
  });

  it("are written with a no-break space", () => {
    expect(priceText(29)).toBe("29\u00a0€");
  });
});

// rule zones/own-facts
describe("the travel fee", () => {
  const fees = [
    { upToKm: 10, price: 0 },
    { upToKm: 30, price: 25 },
  ];

  it("is that of the first line whose distance is not passed", () => {
    expect([0, 10, 11, 30].map((km) => travelFeeText(km, fees))).toEqual([
      "offert",
      "offert",
      "25\u00a0€",
      "25\u00a0€",
    ]);
  });

  it("is unsaid beyond the last line, and while the shop has published none", () => {
    expect(travelFeeText(31, fees)).toBeNull();
    expect(travelFeeText(5, travelFees)).toBeNull();
  });
});
