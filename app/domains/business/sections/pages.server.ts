import { hideablePages, type HideablePage } from "../rules/shown.ts";
import { choice, type TextSetting } from "./settings.server.ts";

type PageName = HideablePage extends `/${infer Name}` ? `page-${Name}` : never;

const shown = { shown: "Montrée", hidden: "Cachée" };

const pageHints: Partial<Record<HideablePage, string>> = {
  "/about":
    "Si la présentation, les chiffres, les labels et l’équipe sont masqués, elle n’a plus rien à dire et disparaît.",
  "/newsletter": "Une lettre présente des articles\u00a0: sans blog, elle est cachée aussi.",
};

/** For each page that the owner can hide, the setting that hides it. */
export const pageSettings = Object.fromEntries(
  (Object.keys(hideablePages) as HideablePage[]).map((path) => [
    pageName(path),
    choice({ label: hideablePages[path], choices: shown, width: "third", hint: pageHints[path] }),
  ]),
) as Record<PageName, TextSetting<keyof typeof shown>>;

/**
 * Returns the hidden pages. A newsletter presents articles, so it is hidden together with the blog (rule
 * settings/pages).
 */
export function hiddenPages(values: Record<PageName, keyof typeof shown>): HideablePage[] {
  const isHidden = (path: HideablePage) =>
    values[pageName(path)] === "hidden" || (path === "/newsletter" && values["page-blog"] === "hidden");
  return (Object.keys(hideablePages) as HideablePage[]).filter(isHidden);
}

function pageName(path: HideablePage): PageName {
  return `page-${path.slice(1)}` as PageName;
}
