import type { BusinessProfile } from "../profile.ts";
import {
  type ServicePath,
  type ServiceSlug,
  services,
} from "#app/domains/catalog/content/specified-services.ts";
import { serviceTexts, type ServiceTexts } from "#app/domains/catalog/content/service-texts.ts";
import {
  serviceParts,
  servicePartLabels,
  type ServicePart,
} from "#app/domains/catalog/content/service-parts.ts";
import {
  choice,
  rows,
  type Section,
  type SectionValues,
  type Setting,
  type TextSetting,
} from "./settings.server.ts";
import { wordsHint, written } from "./writing.server.ts";

function pageSettings({ lead, questions, call }: ServiceTexts) {
  return {
    lead: written({ label: "Introduction", standard: lead, max: 200 }),
    callTitle: written({
      label: "Appel au devis\u00a0: titre",
      standard: call.title,
      max: 44,
      word: 14,
      width: "half",
    }),
    callText: written({ label: "Appel au devis\u00a0: texte", standard: call.text, max: 150, width: "half" }),
    questions: rows({
      label: "Questions",
      hint: "Sans question, la page n’a plus cette partie.",
      one: "Question",
      most: 8,
      standard: questions.map((row) => ({ ...row })),
      columns: {
        question: written({ label: "Question", standard: "", max: 80, word: 20 }),
        answer: written({ label: "Réponse", standard: "", max: 320 }),
      },
    }),
  };
}

type PageSettings = ReturnType<typeof pageSettings>;
type PartSettings = {
  [Part in ServicePart as `${ServiceSlug}.part-${Part}`]?: TextSetting<keyof typeof partStates>;
};
type ReadSettings = Record<`${ServiceSlug}.read`, TextSetting<keyof typeof readStates>>;
type Settings = {
  [Key in keyof PageSettings as `${ServiceSlug}.${Key & string}`]: PageSettings[Key];
} & PartSettings &
  ReadSettings;

const partStates = { shown: "Montrée", hidden: "Cachée" };
const readStates = { read: "Relue", unread: "À relire" };

/**
 * Returns the settings of a service's page: one checkbox for each part to show, and one with which the owner marks the
 * page as read.
 */
function partSettings(path: ServicePath): [string, Setting][] {
  return [
    ...serviceParts[path].map((part): [string, Setting] => [
      `part-${part}`,
      choice({ label: servicePartLabels[part], choices: partStates, control: "tick", width: "third" }),
    ]),
    [
      "read",
      choice({
        label: "J’ai relu cette page, elle est vraie chez nous",
        choices: readStates,
        standard: "unread",
        control: "tick",
      }),
    ],
  ];
}

const names = (path: ServicePath) => path.slice("/services/".length) as ServiceSlug;
const called = ["lead", "callTitle", "callText"] as const;

const settings = Object.fromEntries(
  services.flatMap(({ path }) =>
    [...Object.entries<Setting>(pageSettings(serviceTexts[path])), ...partSettings(path)].map(
      ([part, setting]) => [`${names(path)}.${part}`, setting],
    ),
  ),
) as unknown as Settings;

/** The section for the texts on the pages of the services in the site's specification. */
export const pages: Section<Settings> = {
  label: "Les pages de services",
  lead: "L’introduction, les questions et l’appel au devis de chaque page. Décochez les parties qui ne sont pas vraies chez vous.",
  settings,
  groups: services.map(({ name, path }, index) => ({
    title: name,
    ...(index === 0 && { text: wordsHint }),
    isFolded: true,
    about: path,
    // The checkbox 'I have read this page' comes last, after everything that there is to read.
    names: [...called, ...serviceParts[path].map((part) => `part-${part}`), "questions", "read"].map(
      (part) => `${names(path)}.${part}` as keyof Settings & string,
    ),
  })),
};

/** Returns the texts of each service's page, the parts that the owner left out, and the pages not marked as read. */
export function assembleServicePages(values: SectionValues<Settings>): BusinessProfile["servicePages"] {
  const read = values as Record<string, unknown>;
  const byPath = <Value>(of: (path: ServicePath) => Value) =>
    Object.fromEntries(services.map(({ path }) => [path, of(path)])) as Record<ServicePath, Value>;
  return {
    texts: byPath((path) => {
      const of = (part: keyof PageSettings) => read[`${names(path)}.${part}`];
      return {
        lead: of("lead"),
        questions: of("questions"),
        call: { title: of("callTitle"), text: of("callText") },
      };
    }) as Record<ServicePath, ServiceTexts>,
    hiddenParts: byPath((path) =>
      serviceParts[path].filter((part) => read[`${names(path)}.part-${part}`] === "hidden"),
    ),
    unread: services.map(({ path }) => path).filter((path) => read[`${names(path)}.read`] !== "read"),
  };
}
