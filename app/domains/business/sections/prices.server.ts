import { type Service, type ServicePath, services } from "#app/domains/catalog/content/specified-services.ts";
import type { SiteProfile } from "../profile.ts";
import { monthlySupport, partsRule, type PriceList } from "#app/domains/pricing/content.ts";
import { missingPlan } from "#app/domains/pricing/rules/diagnosis.ts";
import { planHref } from "#app/domains/pricing/rules/plans.ts";
import { type SheetName, sheets } from "./checked-prices.server.ts";
import { checkPlans, planOf, type PlanRow, plans, price } from "./plans.server.ts";
import {
  block,
  choice,
  Mistyped,
  optional,
  required,
  rows,
  type Section,
  type SectionValues,
  type TextSetting,
  wholeNumber,
} from "./settings.server.ts";
import {
  counterDescriptions,
  homePlans,
  maintenancePlans,
  remoteSessions,
  securityPlans,
  visitDescriptions,
  visitLines,
} from "./specified-plans.server.ts";

const mostKm = 500;
const remotePath = "/services/depannage-distance";
const pages = Object.fromEntries(services.map(({ name, path }) => [path, name])) as Record<
  ServicePath,
  string
>;

function distance(): TextSetting<number> {
  return required(
    { label: "Jusqu’à (km)", control: "number", max: 4, missing: "Indiquez la distance", width: "third" },
    wholeNumber(1, mostKm),
  );
}

/**
 * Returns the setting that chooses the service page for a price example (the lowest price of a frequent repair).
 * Services that the owner added are choices too. If such a service is deleted, no page shows the example.
 */
function servicePage<Name extends string>(
  label: string,
  choices: Record<Name, string>,
): TextSetting<Name | Service["path"]> {
  const standard = Object.keys(choices)[0] as Name;
  return required(
    {
      label,
      choices,
      standard,
      offersOwnServices: true,
      control: "choice",
      max: 80,
      missing: "Choisissez dans la liste",
      width: "third",
    },
    (typed) => {
      if (!Object.hasOwn(choices, typed) && !/^\/services\/[a-z0-9-]+$/.test(typed))
        throw new Mistyped("Choisissez dans la liste");
      return typed as Name | Service["path"];
    },
  );
}

const settings = {
  diagnosisRule: choice({
    label: "Le diagnostic est",
    choices: {
      free: "Gratuit, que la réparation suive ou non",
      repair: "Offert si la réparation suit",
      visit: "Compris dans le prix de la visite",
      paid: "Toujours payant",
    },
  }),
  homePlans: plans("Forfaits de l’accueil", "Forfait", 6, {
    specified: homePlans,
    roles: ["diagnosis", "intervention", "support", "company"],
  }),
  plansState: choice({
    label: "Prix des séances et des formules",
    hint: "Vaut aussi pour la phrase et la liste de chaque formule, à lire avec son prix.",
    choices: { example: "Ceux du site de départ, à vérifier", confirmed: "Vérifiés" },
  }),
  remoteSessions: plans("Séances à distance", "Séance", 3, {
    specified: remoteSessions,
    roles: ["short", "long"],
  }),
  securityPlans: plans("Formules de sécurité", "Formule de sécurité", 4, { specified: securityPlans }),
  maintenancePlans: plans("Formules de maintenance", "Formule de maintenance", 4, {
    specified: maintenancePlans,
  }),
  travelFees: rows({
    label: "Tranches",
    one: "Tranche",
    most: 6,
    standard: [],
    columns: { upToKm: distance(), price: { ...price("Euros (0\u00a0: compris)") } },
  }),
  priceExamplesState: block("Les prix «\u00a0à partir de\u00a0»"),
  priceExamples: rows({
    label: "Prix «\u00a0à partir de\u00a0»",
    one: "Prix",
    fold: "Une autre page",
    most: 16,
    standard: [
      example("Écran de portable", "15\u00a0pouces, dalle mate", 159, "/services/reparation-materielle"),
      example("Batterie de portable", "modèle courant", 129, "/services/reparation-materielle"),
      example("Disque SSD de 500\u00a0Go", "copie de vos fichiers comprise", 139, "/services/mise-a-niveau"),
      example("Réinstallation de Windows", "vos fichiers conservés", 89, "/services/depannage-logiciel"),
      example("Récupération de données", "disque encore reconnu", 190, "/services/recuperation-donnees"),
    ],
    columns: {
      name: required({ label: "Travail", max: 40, missing: "Nommez le travail", width: "half" }),
      price: { ...price("À partir de (euros)"), width: "half" },
      page: { ...servicePage("Page", pages), width: "half" },
      detail: optional({ label: "Précision", max: 50, width: "half" }),
      alsoOn: { ...servicePage("Aussi sur", { none: "Aucune autre", ...pages }), folded: true },
    },
  }),
};

function example(name: string, detail: string, euros: number, page: ServicePath) {
  return { name, detail, price: String(euros), page, alsoOn: "none" };
}

/** The section for the prices of the shop's work. */
export const prices: Section<typeof settings> = {
  label: "Les prix",
  lead: "Ce que le client paie, affiché partout où le site en parle.",
  settings,
  groups: [
    {
      title: "Le diagnostic",
      text: "Une seule règle, dite partout de la même façon.",
      names: ["diagnosisRule"],
    },
    {
      title: "Les forfaits de l’accueil",
      text: "Le prix d’une visite se reconnaît à son nom.",
      names: ["homePlans"],
    },
    {
      title: "Les séances et les formules",
      text: "Tant que leurs prix ne sont ni changés ni vérifiés, la liste d’avant la mise en ligne les rappelle.",
      names: ["plansState"],
    },
    {
      title: "Une séance à distance",
      text: "Le prix d’une séance se donne ici seulement. Un abonnement au mois est un forfait de l’accueil, plus haut.",
      about: remotePath,
      names: ["remoteSessions"],
    },
    { title: "La sécurité", about: "/services/securite-informatique", names: ["securityPlans"] },
    { title: "La maintenance", about: "/services/maintenance-preventive", names: ["maintenancePlans"] },
    {
      title: "Le déplacement",
      text: "Selon la distance jusqu’à l’atelier, à vol d’oiseau. Sans tranche, le site n’en dit rien.",
      names: ["travelFees"],
    },
    {
      title: "Les prix «\u00a0à partir de\u00a0»",
      text: `${partsRule.ofExample} Il donne un ordre de grandeur avant le devis.`,
      names: ["priceExamplesState", "priceExamples"],
    },
  ],
  check(values) {
    const { homePlans: home, diagnosisRule, travelFees } = values;
    const errors = {
      ...checkPlans("homePlans", home, homePlans),
      ...checkPlans("remoteSessions", values.remoteSessions, remoteSessions),
      ...checkPlans("securityPlans", values.securityPlans, securityPlans),
      ...checkPlans("maintenancePlans", values.maintenancePlans, maintenancePlans),
    };
    const asPlans = home.map((row) => planOf(row, "/devis", homePlans));
    const missing = missingPlan(diagnosisRule, asPlans);
    if (missing) errors.diagnosisRule = missingPlanErrors[missing];
    travelFees.forEach(({ upToKm }, index) => {
      if (index > 0 && upToKm <= (travelFees[index - 1]?.upToKm ?? 0))
        errors[`travelFees.${index}.upToKm`] = "Plus loin que la tranche d’avant";
    });
    return errors;
  },
};

/** The errors of the rule for the diagnosis, by the plan that it needs and the list does not have. */
const missingPlanErrors = {
  diagnosis: "Un diagnostic payant demande son forfait à l’accueil",
  visit: "Ajoutez aux forfaits de l’accueil une ligne nommée, par exemple, Visite à domicile",
};

/**
 * Returns the price list as the program reads it. Leaves out the plans and examples of services that the shop no longer
 * offers. The monthly support is one row of the home page's plans, which the page of remote support shows again.
 */
export function assemblePrices(
  values: SectionValues<typeof settings>,
  {
    withdrawn,
    visits,
    homesOnly,
    noPremises,
  }: Pick<SiteProfile["site"], "withdrawn" | "visits" | "homesOnly" | "noPremises">,
): PriceList {
  const isOffered = (path: ServicePath) => !withdrawn.includes(path);
  const supportLink = isOffered(remotePath) ? remotePath : "/devis";
  const ofCompanies = (row: PlanRow) => (homesOnly ? withoutVisitLines(row) : row);
  const ofShop = (row: PlanRow) => (noPremises ? withoutCounter(row) : row);
  const said = (row: PlanRow) => (visits ? ofShop(ofCompanies(row)) : withoutVisits(row));
  const home = values.homePlans.map((row) =>
    planOf(said(row), row.role === "support" ? supportLink : planHref(null, row.name), homePlans),
  );
  const support = home.find(({ role }) => role === "support");
  const sold = (path: ServicePath, name: SheetName, choice: string) =>
    isOffered(path)
      ? values[name].map((row) => planOf(said(row), planHref(choice, row.name), sheets[name].specified))
      : [];
  return {
    home,
    remote: [
      ...sold(remotePath, "remoteSessions", "distance"),
      ...(support && isOffered(remotePath)
        ? [{ ...support, ...monthlySupport, link: planHref("distance", monthlySupport.name) }]
        : []),
    ],
    security: sold("/services/securite-informatique", "securityPlans", "securite"),
    maintenance: sold("/services/maintenance-preventive", "maintenancePlans", "maintenance"),
    travelFees: visits ? values.travelFees : [],
    examples:
      values.priceExamplesState === "hidden"
        ? []
        : values.priceExamples
            .map(({ page, alsoOn, ...shown }) => ({
              ...shown,
              services: [...new Set([page, alsoOn])].filter((path) => path !== "none"),
            }))
            // A price of work that the shop no longer does is left out.
            .filter(({ services }) => services.some((path) => withdrawn.every((one) => one !== path))),
  };
}

function withoutCounter(row: PlanRow): PlanRow {
  return { ...row, description: counterDescriptions.get(row.description) ?? row.description };
}

function withoutVisits(row: PlanRow): PlanRow {
  const description = visitDescriptions.get(row.description) ?? row.description;
  return { ...withoutVisitLines(row), description };
}

/** Returns a plan without its lines that promise visits. Only plans for companies have such lines. */
function withoutVisitLines(row: PlanRow): PlanRow {
  return { ...row, features: row.features.filter((line) => !visitLines.includes(line)) };
}
