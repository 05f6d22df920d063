import { expect, test } from "vitest";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { vatExempt } from "#app/domains/business/labels/legal.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { type ServicePath, services } from "#app/domains/catalog/content/specified-services.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { starterResponses } from "./content/starter-responses.ts";
import { priceTexts } from "./labels.ts";
import { offeredAnswer } from "./rules/offered-answer.ts";

const row = (typed: Record<string, string>) => planRow({ features: "Examen", ...typed });
const noPlans = { homePlans: [], remoteSessions: [], securityPlans: [], maintenancePlans: [] };
const withdrawing = (...paths: ServicePath[]) =>
  Object.fromEntries(paths.map((path) => [`service-${path.slice("/services/".length)}`, "withdrawn"]));

/** Shops that differ from the specified one in what they offer, sell and promise. */
const shops: Record<string, BusinessProfile> = {
  "the specified one": specifiedProfile,
  "without plans": assembleProfile({ prices: { ...noPlans, travelFees: [], priceExamples: [] } }),
  "homes only, never beyond the radius, no VAT, no remote help": assembleProfile({
    prices: {
      ...noPlans,
      homePlans: [row({ role: "intervention", name: "Visite à domicile", price: "79" })],
      maintenancePlans: [row({ name: "Suivi", price: "190", duration: "par an" })],
    },
    legal: { vatNumber: vatExempt },
    site: { visits: "homes", beyond: "never", ...withdrawing("/services/depannage-distance") },
  }),
  "no visits, no guarantee, no recovery, no blog": assembleProfile({
    prices: { diagnosisRule: "repair" },
    proof: { guaranteeDays: "0", delaysState: "hidden", experienceState: "hidden" },
    site: {
      visits: "no",
      "page-blog": "hidden",
      "page-locations": "hidden",
      "page-join": "hidden",
      ...withdrawing("/services/configuration-reseau", "/services/recuperation-donnees"),
    },
  }),
  "which only repairs devices": assembleProfile({
    prices: { ...noPlans, homePlans: [row({ role: "diagnosis", name: "Bilan", price: "25" })] },
    site: withdrawing(
      ...services.map(({ path }) => path).filter((path) => path !== "/services/reparation-materielle"),
    ),
  }),
  ...Object.fromEntries(
    services.map(({ path }) => [`without ${path}`, assembleProfile({ site: withdrawing(path) })]),
  ),
};

/** What a text says if it promises the work of a service. */
const work: Record<ServicePath, RegExp> = {
  "/services/depannage-logiciel":
    /nettoyage logiciel|réinstall|passons à Windows|rétablir votre accès|nettoyage se fait|mettons votre nouvel/i,
  "/services/reparation-materielle":
    /nous réparons|se remplacen?t?[ ,]|apportez-le|nous le démontons|réparons les Mac/i,
  "/services/configuration-reseau": /nous (savons y remédier|installons aussi des réseaux)/i,
  "/services/recuperation-donnees": /nous récupérons|sauver des photos|pouvons faire les deux/i,
  "/services/mise-a-niveau": /passage au SSD|redonnent des années/i,
  "/services/configuration-peripheriques": /nous la réglons|nous les branchons/i,
  "/services/depannage-distance": /à distance|prenons la main|séance/i,
  "/services/securite-informatique": /formules? .*sécurité|pour aller plus loin/i,
  "/services/maintenance-preventive": /dépoussiérage/i,
};

/** Promises that no setting backs, which stood in the ready answers once. */
const unbacked =
  /ponctuel|vous est rendue?|revient réparé|nous copions|compte rendu|rien ne reste|neuves chaque|puis effacée|toutes les marques|regardons l’établi|part au recyclage|peut y être consacrée|facture est remise/i;

const notOffered = /^.* : nous ne proposons pas ces? services?\..*$/gm;

/** Returns what a visitor would read, without the words of plans, which the owner writes. */
function said(profile: BusinessProfile): { topic: string; text: string }[] {
  const { seances_support, compris_entreprise } = profile.priceWords;
  const names = [
    ...profile.prices.home.map(({ name }) => name),
    ...[seances_support, compris_entreprise].flatMap((line) => line?.replaceAll("\u00a0", " ") ?? []),
  ];
  return starterResponses.map(({ topic, response }) => {
    const text = offeredAnswer(response, profile).replaceAll("\u00a0", " ");
    return { topic, text: names.reduce((rest, name) => rest.replaceAll(name, "Forfait"), text) };
  });
}

/** Returns the prices in a text of its own or of the shop. */
const pricesIn = (text: string) => text.match(/\d[\d,  ]*\s?€/g)?.map((one) => one.replace(/\s/g, "")) ?? [];

function listedPrices({ prices }: BusinessProfile): string[] {
  const { home, remote, security, maintenance, examples, travelFees } = prices;
  const rows = [...home, ...remote, ...security, ...maintenance, ...examples, ...travelFees];
  return pricesIn(rows.map(({ price }) => eurosText(price)).join(" ; "));
}

// rule assistant/true-anywhere
test.each(Object.entries(shops))("no ready answer of the shop '%s' is untrue there", (_name, profile) => {
  const { withdrawn, hidden } = profile.site;
  const hasSubscription = profile.priceWords.abonnements !== null;
  const listed = listedPrices(profile);
  for (const { topic, text } of said(profile)) {
    expect(text, topic).not.toMatch(/[{}[\]]|\(\s*\)| {2}|\s[.,]|^[.,]|\n\n/m);
    expect(text, topic).not.toBe("");
    expect(text, topic).not.toMatch(unbacked);
    for (const price of pricesIn(text)) expect(listed, `${topic}: ${text}`).toContain(price);
    for (const path of [...withdrawn, ...hidden]) expect(text, topic).not.toContain(path);
    for (const path of withdrawn) expect(text.replace(notOffered, ""), topic).not.toMatch(work[path]);
    if (!profile.site.visits)
      expect(text, topic).not.toMatch(/chez vous|à domicile|Nous nous déplaçons|nous venons/);
    if (profile.site.homesOnly) expect(text, topic).not.toMatch(/au bureau|sur site/);
    if (profile.claims.guarantee === null)
      expect(text, topic).not.toMatch(/réparations? (est|sont) garantie/);
    if (profile.claims.delay === null) expect(text, topic).not.toMatch(/intervenons (sous|en) \d/);
    if (profile.priceWords.ttc !== "TTC") expect(text, topic).not.toMatch(/toutes taxes|TTC/);
    if (!hasSubscription)
      expect(text.replace(priceTexts.noMonthly.replaceAll("\u00a0", " "), ""), topic).not.toMatch(
        /par mois|formule|forfait mensuel|abonnement/,
      );
  }
});

// rule assistant/true-anywhere
test("each ready answer about a service says so when the shop does not offer the service", () => {
  for (const { topic, service, response } of starterResponses) {
    if (!service) continue;
    const name = services.find(({ path }) => path === service)?.name ?? "";
    const text = offeredAnswer(response, assembleProfile({ site: withdrawing(service) }));
    expect(text, topic).toContain(`${name}\u00a0: nous ne proposons pas ce service.`);
  }
});
