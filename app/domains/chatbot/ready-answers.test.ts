import { expect, test } from "vitest";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { vatExempt } from "#app/domains/business/labels/legal.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { type ServicePath, services } from "#app/domains/catalog/content/specified-services.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { starterResponses } from "./content/starter-responses.ts";
import type { Topic } from "./content/topics.ts";
import { priceTexts } from "./labels.ts";
import { answerParts } from "./rules/answer-parts.ts";
import { offeredAnswer } from "./rules/offered-answer.ts";

const row = (typed: Record<string, string>) => planRow({ features: "Examen", ...typed });
const noPlans = { homePlans: [], remoteSessions: [], securityPlans: [], maintenancePlans: [] };
const withdrawing = (...paths: ServicePath[]) =>
  Object.fromEntries(paths.map((path) => [`service-${path.slice("/services/".length)}`, "withdrawn"]));

/**
 * Shops that offer, sell and promise other things than the specified site (the site with the program's own settings).
 */
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
  "without Macs": assembleProfile({ site: { macs: "no" } }),
  "with lessons, a team and legal facts, without a letter": assembleProfile({
    prices: {
      homePlans: [row({ role: "", name: "Cours d’informatique", price: "35", duration: "l’heure" })],
    },
    proof: { team: [{ name: "Camille Martin", role: "Gérante", photo: "" }] },
    legal: { siret: "732 829 320 00074", legalForm: "SARL", vatNumber: vatExempt },
    site: { "page-newsletter": "hidden", "page-about": "hidden" },
  }),
  ...Object.fromEntries(
    services.map(({ path }) => [`without ${path}`, assembleProfile({ site: withdrawing(path) })]),
  ),
};

/** For each service, the words with which a text promises its work. */
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

/** Promises that earlier releases made in ready answers, although no setting says that they are true. */
const unbacked =
  /ponctuel|vous est rendue?|revient réparé|nous copions|compte rendu|rien ne reste|neuves chaque|puis effacée|toutes les marques|regardons l’établi|part au recyclage|peut y être consacrée|facture est remise/i;

const notOffered = /^.* : nous ne proposons pas ces? services?\..*$/gm;

/**
 * Returns each ready answer as a visitor would read it. The texts of plans are left out, because the owner writes them.
 */
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

/** Returns the prices that a text names. */
const pricesIn = (text: string) => text.match(/\d[\d,  ]*\s?€/g)?.map((one) => one.replace(/\s/g, "")) ?? [];

function listedPrices({ prices }: BusinessProfile): string[] {
  const { home, remote, security, maintenance, examples, travelFees } = prices;
  const rows = [...home, ...remote, ...security, ...maintenance, ...examples, ...travelFees];
  return pricesIn(rows.map(({ price }) => eurosText(price)).join(" ; "));
}

// rule assistant/true-anywhere
test.each(Object.entries(shops))("no ready answer is untrue for the shop '%s'", (_name, profile) => {
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

// rule assistant/links
test("no link of a ready answer shows a bare path", () => {
  for (const { topic, text } of said(specifiedProfile))
    for (const part of answerParts(text, specifiedProfile)) expect(part.text, topic).not.toMatch(/^\//);
});

// rule settings/devices
test("no ready answer of a shop that does not work on Macs names Mac or Apple, except the one that says so", () => {
  const named = said(assembleProfile({ site: { macs: "no" } })).filter(({ text }) =>
    /\b(macs?|macbook|imac|macos|apple|iphone|ipad|icloud)\b/i.test(text),
  );
  expect(named.map(({ topic }) => topic)).toEqual(["mac"]);
  expect(named[0]?.text).toMatch(/^Nous ne réparons pas les Mac/);
});

// rule assistant/shop-facts
test("the ready answers say the facts that the owner has entered, and what is missing without them", () => {
  const on = (wanted: Topic, profile = specifiedProfile) =>
    said(profile).find(({ topic }) => topic === wanted)?.text ?? "";
  const entered = shops["with lessons, a team and legal facts, without a letter"];
  expect(on("identity", entered)).toMatch(
    /^Forme juridique : SARL\.\nSIRET : 732 829 320 00074\.\nTVA : non applicable, art\. 293 B du CGI\.\nToutes nos mentions/,
  );
  expect(on("identity")).toMatch(/^Notre SIRET n’est pas encore sur ce site\.\nToutes nos mentions/);
  expect(on("about", entered)).toContain("À votre service : Camille Martin (gérante).");
  expect(on("about")).not.toContain("À votre service");
  expect(on("letter", entered)).toMatch(/^Nous n’envoyons pas de lettre/);
  expect(on("letter")).toMatch(/^Oui, nous envoyons une lettre .*\/newsletter$/);
});

// rule assistant/lessons
test("a shop that sells lessons, as a plan or as an added service, says so with their price", () => {
  const on = (profile: BusinessProfile) => said(profile).find(({ topic }) => topic === "training")?.text;
  const own = {
    name: "Cours pour seniors",
    description: "Apprendre pas à pas.",
    lead: "Des cours au calme.",
    slug: "",
    drawing: "toolbox",
    place: "shop",
    choice: "autre",
    from: "30",
    points: "À votre rythme",
    text: "",
  };
  expect(on(shops["with lessons, a team and legal facts, without a letter"] ?? specifiedProfile)).toMatch(
    /^Oui, nous donnons des cours\. Forfait : 35 € l’heure\. .*\nNous prenons le temps/,
  );
  expect(on(assembleProfile({ site: { ownServices: [own] } }))).toMatch(
    /^Oui, nous donnons des cours\. Cours pour seniors : à partir de 30 € \(\/services\/cours-pour-seniors\)\./,
  );
  expect(on(specifiedProfile)).toMatch(/nous vous dirons si nous en donnons\. 02 61/);
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
