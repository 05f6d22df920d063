import { expect, test } from "vitest";
import { assembleProfile } from "#app/domains/business/sections/assemble.server.ts";
import { starterCategories } from "../content/starter.ts";
import { blogDescription } from "./labels.ts";
import { blogSummary } from "./queries/summary.server.ts";
import { filterCategories } from "./rules/search.ts";

const all = starterCategories.map((category) => ({ ...category, count: 1 }));
const without = (...slugs: string[]) =>
  all.map((category) => ({ ...category, count: slugs.includes(category.slug) ? 0 : 1 }));
const end = "les gestes simples que nous conseillons à l’établi, avant de penser réparation.";

// rule blog/subjects
test("the blog's description names the subjects of its articles, without those of a withdrawn service", () => {
  const whole = assembleProfile({});
  const summary = blogSummary(all, whole);
  expect(summary).toBe(`Disque qui claque, ordinateur lent, sauvegarde, Wi-Fi, arnaques\u00a0: ${end}`);
  expect(blogDescription({ category: null, search: "", page: 2, summary })).toBe(`Page 2. ${summary}`);
  const written = without("recuperation-de-donnees", "reseau-et-wi-fi");
  expect(blogSummary(written, whole)).toBe(`Ordinateur lent, sauvegarde, arnaques\u00a0: ${end}`);
  const less = assembleProfile({ site: { "service-configuration-reseau": "withdrawn" } });
  expect(blogSummary(all, less)).not.toContain("Wi-Fi");
  expect(blogSummary([], whole)).toBe(`L${end.slice(1)}`);
});

// rule blog/list
test("the categories to filter by are those that have an article, and the chosen one", () => {
  const categories = without("entretien", "recuperation-de-donnees");
  const slugsWith = (chosen: { slug: string } | null) =>
    filterCategories(categories, chosen).map(({ slug }) => slug);
  expect(slugsWith(null)).toEqual(["reseau-et-wi-fi", "sauvegarde", "securite"]);
  expect(slugsWith({ slug: "entretien" })).toEqual([
    "entretien",
    "reseau-et-wi-fi",
    "sauvegarde",
    "securite",
  ]);
});
