import {
  type Service,
  type ServicePath,
  type ServiceSlug,
  services,
} from "#app/domains/catalog/content/specified-services.ts";
import { type ServiceDrawing, serviceDrawingLabels } from "#app/domains/catalog/labels.ts";
import { parseEuros, eurosText } from "#app/lib/french/euros.ts";
import { slugify } from "#app/lib/french/slug.ts";
import type { OwnService, SiteProfile } from "../profile.ts";
import { hiddenPages, pageSettings } from "./pages.server.ts";
import { badgeSettings, type BadgeName, badges, badgesOf } from "./badges.server.ts";
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

type ServiceName = `service-${ServiceSlug}`;

const offered = { offered: "Proposé", withdrawn: "Retiré" };
const places = { home: "Chez le client", shop: "À l’atelier", remote: "À distance" };
const mostKm = 500;
/** How many points of an added service its card shows above the price. */
const mostOnCard = 3;

const serviceSettings = Object.fromEntries(
  services.map(({ name, path }) => [
    serviceName(path),
    choice({ label: name, choices: offered, control: "tick", width: "third" }),
  ]),
) as Record<ServiceName, TextSetting<keyof typeof offered>>;

/** The path of the only service whose work is all done at the customer's place. */
const networkPath = "/services/configuration-reseau";
const visits = {
  yes: "Oui, chez les particuliers et en entreprise",
  homes: "Oui, chez les particuliers seulement",
  no: "Non, on vient à l’atelier",
};
const premises = { yes: "Oui", no: "Non" };
const macs = { yes: "Oui", no: "Non, des PC seulement" };
const beyond = { ask: "Sur demande", never: "Jamais" };

const readKm = wholeNumber(1, mostKm);

const settings = {
  ...serviceSettings,
  marksState: block("Les badges des services"),
  ...badgeSettings,
  ...pageSettings,
  ownServices: rows({
    label: "Vos autres services",
    one: "Service",
    most: 6,
    standard: [],
    fold: "Adresse, dessin et textes",
    columns: {
      name: required({ label: "Nom", max: 60, missing: "Nommez le service", width: "half" }),
      description: required({
        label: "En une ligne",
        max: 60,
        missing: "Dites-le en une ligne",
        width: "half",
      }),
      from: optional({ label: "À partir de (euros)", control: "number", max: 12, width: "half" }, (typed) => {
        const euros = parseEuros(typed);
        if (euros === null || euros > 100_000) throw new Mistyped("Un prix s’écrit 29 ou 29,90");
        return euros;
      }),
      place: choice<keyof typeof places>({
        label: "Où il se fait",
        choices: places,
        standard: "shop",
        width: "half",
      }),
      lead: optional({
        label: "Introduction",
        hasWords: true,
        hint: "Sous le titre, et dans les résultats des moteurs. Vide\u00a0: la ligne du dessus.",
        control: "lines",
        max: 200,
      }),
      slug: optional(
        {
          label: "Adresse",
          hint: "Après /services/. Vide\u00a0: d’après le nom.",
          max: 60,
          tidy: slugify,
          folded: true,
          width: "half",
        },
        (typed) => typed,
      ),
      drawing: choice<ServiceDrawing>({
        label: "Dessin",
        choices: serviceDrawingLabels,
        folded: true,
        width: "half",
      }),
      mark: choice<keyof typeof badges>({ label: "Badge", choices: badges, folded: true, width: "half" }),
      points: optional({
        label: "Ce qui est fait",
        hasWords: true,
        hint: "Un par ligne, six au plus.",
        control: "lines",
        max: 360,
        folded: true,
        width: "half",
      }),
      text: optional({
        label: "Texte",
        hasWords: true,
        hint: "Une ligne vide commence un paragraphe.",
        control: "lines",
        max: 1500,
        folded: true,
        width: "half",
      }),
    },
  }),
  macs: choice<keyof typeof macs>({
    label: "Vous occupez-vous des Mac\u00a0?",
    choices: macs,
    hint: "«\u00a0Non\u00a0»\u00a0: les pages, les formulaires et les zones n’en parlent plus, et l’assistant dit que vous ne les réparez pas.",
  }),
  visits: choice<keyof typeof visits>({
    label: "Allez-vous chez vos clients\u00a0?",
    choices: visits,
    hint: "Le site ne promet que ces visites.",
  }),
  premises: choice<keyof typeof premises>({
    label: "Vos clients peuvent-ils venir à votre adresse\u00a0?",
    choices: premises,
    hint: "«\u00a0Non\u00a0»\u00a0: l’adresse ne se lit plus que dans les pages légales, et le site n’y invite personne.",
  }),
  radius: required(
    {
      label: "Rayon d’intervention, en km",
      hint: "À vol d’oiseau. Au-delà, les zones disent «\u00a0à distance d’abord\u00a0».",
      standard: "30",
      control: "number",
      max: 4,
      missing: "Indiquez le rayon",
      width: "half",
    },
    readKm,
  ),
  beyond: choice<keyof typeof beyond>({
    label: "Au-delà du rayon",
    choices: beyond,
    hint: "«\u00a0Jamais\u00a0»\u00a0: pour une zone plus lointaine, le site ne parle que de l’atelier et du dépannage à distance.",
    width: "half",
  }),
  indexedRadius: optional(
    {
      label: "Zones montrées aux moteurs, en km",
      hint: "Vide\u00a0: le rayon d’intervention. Chaque zone peut décider seule, dans Localisations.",
      control: "number",
      max: 4,
      width: "half",
    },
    readKm,
  ),
};

/** The section for the services and pages of the site, and the area where the shop works. */
export const site: Section<typeof settings> = {
  label: "Le site",
  lead: "Ce que vous proposez, les pages montrées et jusqu’où vous allez.",
  settings,
  groups: [
    {
      title: "Les services",
      text: "Cochez ceux que vous proposez. Un service retiré quitte les menus, les zones et les formulaires\u00a0; sa page répond qu’il n’existe plus.",
      names: Object.keys(serviceSettings) as ServiceName[],
    },
    { title: "Les appareils", names: ["macs"] },
    { title: "Vos autres services", names: ["ownServices"] },
    {
      title: "Les badges",
      isFolded: true,
      text: "«\u00a0Populaire\u00a0» et «\u00a0Nouveau\u00a0», dans le menu et sur les cartes. Changés, ce sont les vôtres.",
      names: ["marksState", ...(Object.keys(badgeSettings) as BadgeName[])],
    },
    {
      title: "Les pages",
      text: "Une page cachée quitte les menus et les plans du site, et répond «\u00a0introuvable\u00a0».",
      names: Object.keys(pageSettings) as (keyof typeof pageSettings)[],
    },
    { title: "Les zones", names: ["visits", "premises", "radius", "beyond", "indexedRadius"] },
  ],
  // Badges that the owner added or removed are no longer the program's examples, so they count as confirmed.
  complete: (typed) =>
    typed.marksState === "example" &&
    Object.entries(badgeSettings).some(([name, { standard }]) => typed[name] !== standard)
      ? { ...typed, marksState: "confirmed" }
      : typed,
  check({ ownServices, ...values }) {
    const errors: Record<string, string> = {};
    const taken: string[] = services.map(({ path }) => path);
    ownServices.forEach((own, index) => {
      const path = ownPath(own);
      if (path === "/services/")
        errors[`ownServices.${index}.slug`] = "Une adresse a des lettres ou des chiffres";
      else if (taken.includes(path)) errors[`ownServices.${index}.slug`] = "Cette adresse est déjà prise";
      if (linesOf(own.points).length > 6) errors[`ownServices.${index}.points`] = "6\u00a0lignes au plus";
      taken.push(path);
    });
    if (ownServices.length === 0 && services.every(({ path }) => values[serviceName(path)] === "withdrawn"))
      errors[serviceName(services[0].path)] = "Gardez un service au moins";
    if (values.premises === "no") {
      if (values.visits === "no")
        errors.premises = "Vous n’allez pas chez vos clients\u00a0: ils viennent donc à vous";
      ownServices.forEach(({ place }, index) => {
        if (place === "shop")
          errors[`ownServices.${index}.place`] =
            "Vos clients ne viennent pas à votre adresse\u00a0: choisissez un autre lieu";
      });
    }
    if (values.visits === "no") {
      if (values[serviceName(networkPath)] === "offered")
        errors.visits =
          "La configuration réseau se fait chez le client\u00a0: retirez d’abord ce service, plus haut";
      ownServices.forEach(({ place }, index) => {
        if (place === "home")
          errors[`ownServices.${index}.place`] =
            "Vous n’allez pas chez vos clients\u00a0: choisissez un autre lieu";
      });
    }
    return errors;
  },
};

/**
 * Returns what the shop offers, and the texts of the services that the owner added. `isStored`: whether the owner has
 * ever saved this section.
 */
export function assembleSite(
  values: SectionValues<typeof settings>,
  isStored: boolean,
): {
  site: SiteProfile["site"];
  ownServices: readonly OwnService[];
} {
  const ownServices = values.ownServices.map((own) => ({
    ...own,
    path: ownPath(own),
    lead: own.lead ?? `${own.description.replace(/[.!?…]$/, "")}.`,
    points: linesOf(own.points),
    text: own.text?.split(/\n\s*\n/).map((paragraph) => paragraph.replaceAll("\n", " ")) ?? [],
  }));
  return {
    site: {
      withdrawn: services.map(({ path }) => path).filter((path) => values[serviceName(path)] === "withdrawn"),
      own: ownServices.map(toService),
      visits: values.visits !== "no",
      // A value is left out if it is the default, because every page sends these values to the browser.
      ...(isStored && { isChosen: true }),
      ...(values.macs === "no" && { noMacs: true }),
      ...(values.visits === "homes" && { homesOnly: true }),
      ...(values.premises === "no" && { noPremises: true }),
      ...(values.beyond === "never" && { neverBeyond: true }),
      hidden: hiddenPages(values),
      marks: badgesOf(values, ownServices),
    },
    ownServices,
  };
}

function toService({ name, path, description, points, from }: OwnService): Service {
  const features = [...points.slice(0, mostOnCard), ...(from === null ? [] : [`Dès ${eurosText(from)}`])];
  return { name, path, description, highlight: false, choice: "autre", features };
}

function ownPath({ name, slug }: { name: string; slug: string | null }): OwnService["path"] {
  return `/services/${slug ?? slugify(name)}`;
}

function linesOf(text: string | null): string[] {
  return (text ?? "").split("\n").flatMap((line) => line.trim() || []);
}

function serviceName(path: ServicePath): ServiceName {
  return `service-${path.slice("/services/".length)}` as ServiceName;
}
