import { type ServicePath, services } from "#app/domains/catalog/content/specified-services.ts";
import { serviceTexts, type ServiceTexts } from "#app/domains/catalog/content/service-texts.ts";
import { rows, type Section, type SectionValues, type Setting } from "./settings.server.ts";
import { wordsHint, written } from "./writing.server.ts";

type Slug<Path> = Path extends `/services/${infer Name}` ? Name : never;
type Name = Slug<ServicePath>;

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
type Settings = { [Key in keyof PageSettings as `${Name}.${Key & string}`]: PageSettings[Key] };

const names = (path: ServicePath) => path.slice("/services/".length) as Name;
const parts = ["lead", "callTitle", "callText", "questions"] as const;

const settings = Object.fromEntries(
  services.flatMap(({ path }) =>
    Object.entries<Setting>(pageSettings(serviceTexts[path])).map(([part, setting]) => [
      `${names(path)}.${part}`,
      setting,
    ]),
  ),
) as unknown as Settings;

/** The texts of each specified service's page that its owner may change. */
export const pages: Section<Settings> = {
  label: "Les pages de services",
  lead: "L’introduction, les questions et l’appel au devis de chaque page.",
  settings,
  groups: services.map(({ name, path }, index) => ({
    title: name,
    ...(index === 0 && { text: wordsHint }),
    isFolded: true,
    about: path,
    names: parts.map((part) => `${names(path)}.${part}` as keyof Settings & string),
  })),
};

/** Returns the texts of each service's page. */
export function assembleServiceTexts(values: SectionValues<Settings>): Record<ServicePath, ServiceTexts> {
  const read = values as Record<string, unknown>;
  return Object.fromEntries(
    services.map(({ path }) => {
      const of = (part: (typeof parts)[number]) => read[`${names(path)}.${part}`];
      const call = { title: of("callTitle"), text: of("callText") };
      return [path, { lead: of("lead"), questions: of("questions"), call }];
    }),
  ) as Record<ServicePath, ServiceTexts>;
}
