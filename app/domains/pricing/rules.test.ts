import { describe, expect, it } from "vitest";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { businessWords, fillText } from "#app/domains/business/rules/texts.ts";
import type { PricingPlan } from "./content.ts";
import { diagnosisTexts } from "./rules/diagnosis.ts";
import { chosenPlanText, planHref, visitPlan } from "./rules/plans.ts";
import { priceListWords } from "./rules/price-list.ts";
import { priceWords } from "./rules/price-words.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { travelFeesText, travelFeeText } from "./rules/travel-fees.ts";

const { home, remote, security, maintenance } = specifiedProfile.prices;
const names = (plans: readonly PricingPlan[]) => plans.map(({ name, price }) => `${name} ${price}`);

// rule pages/prices
describe("the specified prices", () => {
  it("include the four plans of the home page, with their words and links", () => {
    expect(home.map(({ name, price, duration, cta, link }) => [name, price, duration, cta, link])).toEqual([
      ["Diagnostic", 29, "par intervention", "Prendre rendez-vous", "/devis?formule=diagnostic"],
      [
        "Intervention standard",
        89,
        "par intervention",
        "Choisir ce forfait",
        "/devis?formule=intervention-standard",
      ],
      ["Support à distance", 99, "par mois", "Démarrer maintenant", "/services/depannage-distance"],
      ["Forfait entreprise", 199, "par mois", "Nous contacter", "/devis?formule=forfait-entreprise"],
    ]);
  });

  it("include three monthly plans for security and three for maintenance", () => {
    expect(names(security)).toEqual(["Essentiel 29", "Pro 59", "Entreprise 199"]);
    expect(names(maintenance)).toEqual(["Essentiel 49", "Pro 89", "Entreprise 199"]);
    expect([...security, ...maintenance].every(({ duration }) => duration === "par mois")).toBe(true);
  });

  it("include two sessions and the home page's monthly plan for remote support", () => {
    expect(remote.map(({ price }) => price)).toEqual([29, 49, 99]);
    expect(remote[2]).toMatchObject({ name: "Forfait mensuel", features: home[2]?.features });
  });

  it("mark the recommended plan, and use another word for it on the maintenance page", () => {
    const marks = (plans: readonly PricingPlan[]) => plans.map(({ mark }) => mark);
    expect(marks(home)).toEqual([null, null, "Recommandé", null]);
    expect(marks(security)).toEqual([null, "Recommandé", null]);
    expect(marks(maintenance)).toEqual([null, "Populaire", null]);
  });

  it("are written with a no-break space, and cents where there are some", () => {
    expect([eurosText(29), eurosText(29.9)]).toEqual(["29\u00a0€", "29,90\u00a0€"]);
    expect(specifiedProfile.priceRange).toBe("29-199 €");
  });
});

// rule forms/plan
describe("a plan that a visitor chooses", () => {
  const chosen = (address: string) =>
    chosenPlanText(new URL(address, "http://x").searchParams, specifiedProfile.prices);

  it("is named with its service in the quote form, because two services have a plan of that name", () => {
    expect(security.map(({ link }) => chosen(link))).toEqual([
      "Sécurité informatique, Essentiel, 29\u00a0€ par mois (formule choisie)",
      "Sécurité informatique, Pro, 59\u00a0€ par mois (formule choisie)",
      "Sécurité informatique, Entreprise, 199\u00a0€ par mois (formule choisie)",
    ]);
    expect(maintenance.map(({ link }) => chosen(link))[1]).toBe(
      "Maintenance préventive, Pro, 89\u00a0€ par mois (formule choisie)",
    );
    expect(remote.map(({ link }) => chosen(link))).toHaveLength(3);
    expect(remote.every(({ link }) => chosen(link) !== null)).toBe(true);
  });

  it("is named when it is chosen on the home page, where it belongs to no single service", () => {
    expect(chosen("/devis?formule=intervention-standard")).toBe(
      "Intervention standard, 89\u00a0€ par intervention (formule choisie)",
    );
    expect(chosen("/devis")).toBeNull();
  });

  it("is not named if nobody sells it", () => {
    expect(chosen("/devis?service=securite")).toBeNull();
    expect(chosen("/devis?service=securite&formule=gratuite")).toBeNull();
    expect(planHref("securite", "…")).toBe("/devis?service=securite");
  });
});

// rule prices/one-source
describe("texts that say a price", () => {
  it("contain the name of the price in braces, which becomes the price that the owner set", () => {
    const raised = assembleProfile({
      prices: {
        homePlans: [{ role: "intervention", name: "La panne", price: "95,50", description: "Une panne." }],
      },
    });
    expect(fillText("{prix_intervention}", businessWords(raised))).toBe("95,50\u00a0€");
    expect(raised.priceRange).toBe("95,50 €");
    expect(priceWords(specifiedProfile.prices)).toMatchObject({
      prix_seance: "29\u00a0€",
      prix_formules_securite: "29, 59 et 199\u00a0€",
    });
  });

  it("leave out the part in square brackets if the shop sells no such thing", () => {
    const none = businessWords(assembleProfile({ prices: { remoteSessions: [], homePlans: [] } }));
    expect(fillText("À distance[, dès {prix_seance}]", none)).toBe("À distance");
    expect(fillText("La séance\u00a0: {prix_seance_courte}", none)).toBe("La séance\u00a0: sur devis");
    const all = businessWords(specifiedProfile);
    expect(fillText("À distance[, dès {prix_seance}]", all)).toBe("À distance, dès 29\u00a0€");
    expect(fillText("[{inconnu}] [sic]", all)).toBe("[{inconnu}] [sic]");
  });
});

describe("the words of a price list", () => {
  const plan = { duration: "par intervention", description: "Une heure.", features: "Examen", mark: "none" };
  const wordsOf = (rows: Record<string, string>[]) =>
    priceWords(assembleProfile({ prices: { homePlans: rows.map((row) => ({ ...plan, ...row })) } }).prices);

  // rule prices/visit
  it("name a visit by its plan, or else by the intervention that is done at home", () => {
    const own = { role: "", name: "Visite à domicile", price: "55" };
    const work = { role: "intervention", name: "Intervention", price: "89" };
    expect(wordsOf([work, own])).toMatchObject({ nom_visite: "Visite à domicile", prix_visite: "55\u00a0€" });
    expect(wordsOf([work, own]).visite).toBe("visite à domicile\u00a0: 55\u00a0€");
    expect(wordsOf([{ ...work, features: "À domicile" }])).toMatchObject({
      nom_visite: "Intervention",
      visite: null,
    });
    expect(wordsOf([work]).prix_visite).toBeNull();
    const shopOnly = { ...work, name: "Réparation à l’atelier", features: "À domicile aussi" };
    expect(wordsOf([shopOnly])).toMatchObject({ prix_visite: null, lieu_intervention: "à l’atelier" });
    expect(wordsOf([{ ...own, duration: "par mois" }]).prix_visite).toBeNull();
  });

  // rule prices/single
  it("say 'dès' (from) only before a price beside a higher price", () => {
    const session = (price: string) => ({ ...plan, role: "", name: price, price, duration: "la séance" });
    const from = (prices: string[]) =>
      priceWords(assembleProfile({ prices: { remoteSessions: prices.map(session) } }).prices).des_seance;
    expect([from(["40"]), from(["40", "60"]), from([])]).toEqual(["à 40\u00a0€", "dès 40\u00a0€", null]);
  });

  // rule prices/taxes
  it("mention no taxes for a shop that charges no value added tax", () => {
    const exempt = assembleProfile({ legal: { vatNumber: "Non applicable, art. 293 B du CGI" } });
    expect(fillText("Prix {ttc}.", businessWords(exempt))).toBe("Prix nets, TVA non applicable.");
    expect(fillText("Prix {ttc}.", businessWords(specifiedProfile))).toBe("Prix TTC.");
  });

  it("list every plan of the home page", () => {
    expect(String(priceListWords(specifiedProfile.prices).forfaits).split("\n")).toEqual([
      "• Diagnostic\u00a0: 29\u00a0€, rapport écrit",
      expect.stringMatching(/^• Intervention standard.: 89\u00a0€ \(pièces en plus\), /),
      expect.stringMatching(/^• Support à distance.: 99\u00a0€ par mois$/),
      expect.stringMatching(/^• Forfait entreprise.: 199\u00a0€ par mois$/),
    ]);
  });
});

// rule pages/one-promise
describe("the diagnosis rule", () => {
  it("is written in a few words, in a clause and in a sentence, with the price that was set", () => {
    const texts = (rule: Parameters<typeof diagnosisTexts>[0]) =>
      diagnosisTexts(rule, specifiedProfile.prices);
    expect(texts("free").sentence).toBe(
      "Le diagnostic avant une intervention est gratuit, que la réparation suive ou que vous la refusiez. Un rapport écrit, sans projet de réparation, coûte 29\u00a0€.",
    );
    expect(texts("repair").sentence).toBe(
      "Le diagnostic est offert si la réparation suit. Sinon, il coûte 29\u00a0€.",
    );
    expect(texts("paid").clause).toBe("le diagnostic coûte 29\u00a0€");
  });

  it("never says 'gratuit' (free) alone where the shop sells a diagnosis", () => {
    const { short, clause } = diagnosisTexts("free", specifiedProfile.prices);
    expect([short, clause]).toEqual([
      "diagnostic gratuit avant intervention",
      "le diagnostic est gratuit avant une intervention",
    ]);
    const unsold = { ...specifiedProfile.prices, home: [] };
    expect(diagnosisTexts("free", unsold).short).toBe("diagnostic gratuit");
  });
});

// rule prices/visit
describe("the price of a visit", () => {
  const sold = (name: string, duration = "par intervention") => {
    const plan = { name, duration, price: 40, role: null, description: "", features: [] };
    return visitPlan({ home: [plan] })?.price;
  };

  it("comes from a row whose name describes a visit, but not from a lesson or a price for each hour", () => {
    expect(sold("Visite à domicile")).toBe(40);
    expect(sold("Dépannage chez vous")).toBe(40);
    expect(sold("Cours à domicile")).toBeUndefined();
    expect(sold("Dépannage à domicile", "l’heure")).toBeUndefined();
  });
});

// rule zones/own-facts
describe("the travel fee", () => {
  const fees = [
    { upToKm: 10, price: 0 },
    { upToKm: 30, price: 25 },
  ];

  const unpaid = { home: [], travelFees: fees };

  it("comes from the first line whose distance covers the zone", () => {
    expect([0, 10, 11, 30].map((km) => travelFeeText(km, unpaid))).toEqual([
      "compris",
      "compris",
      "25\u00a0€",
      "25\u00a0€",
    ]);
    expect(travelFeesText(unpaid)).toBe(
      "déplacement compris jusqu’à 10\u00a0km, 25\u00a0€ jusqu’à 30\u00a0km",
    );
  });

  it("is left out beyond the last line, and when the shop has published no fees", () => {
    expect(travelFeeText(31, unpaid)).toBeNull();
    expect(travelFeeText(5, specifiedProfile.prices)).toBeNull();
    expect(travelFeesText(specifiedProfile.prices)).toBeNull();
  });

  // rule prices/travel
  it("is called free only if the shop charges for no visit and for no distance", () => {
    const free = { home: [], travelFees: [{ upToKm: 10, price: 0 }] };
    expect([travelFeeText(5, free), travelFeesText(free)]).toEqual([
      "offert",
      "déplacement offert jusqu’à 10\u00a0km",
    ]);
    // The specified intervention is also done at home, so its price is that of a visit.
    const paid = { ...free, home };
    expect([travelFeeText(5, paid), travelFeesText(paid)]).toEqual([
      "compris",
      "déplacement compris jusqu’à 10\u00a0km",
    ]);
  });
});
