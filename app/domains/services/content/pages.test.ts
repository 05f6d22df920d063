import { describe, expect, it } from "vitest";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import { servicePartLabels, serviceParts } from "#app/domains/catalog/content/service-parts.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { getServicePage } from "../queries.server.ts";
import { serviceCards } from "./cards.ts";
import { servicePages } from "./pages.ts";

const pages = fillTexts(Object.values(servicePages), businessWords(specifiedProfile));

/** Returns all texts in a value, at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];
}

describe("the nine service pages", () => {
  it("have the address under which they are stored", () => {
    for (const [path, page] of Object.entries(servicePages)) expect(page.path).toBe(path);
  });

  // rule pages/services
  it("have a title and a description of their own, short enough to be shown whole", () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(9);
    expect(new Set(pages.map(({ metaDescription }) => metaDescription)).size).toBe(9);
    for (const { metaDescription } of pages) {
      expect(metaDescription.length).toBeGreaterThan(90);
      expect(metaDescription.length).toBeLessThanOrEqual(165);
    }
  });

  // rule settings/service-parts
  it("have the parts that the owner may leave out", () => {
    const named = (path: keyof typeof serviceParts) =>
      servicePages[path].blocks
        .map(({ kind }) => kind)
        .filter((kind) => Object.hasOwn(servicePartLabels, kind));
    for (const [path, parts] of Object.entries(serviceParts))
      expect([path, named(path as keyof typeof serviceParts)]).toEqual([path, parts]);
  });

  // rule settings/service-parts
  it("leave out the parts that the owner hides", () => {
    const path = "/services/reparation-materielle";
    const kinds = (pages: Record<string, string>) =>
      getServicePage(path, assembleProfile({ pages }))?.blocks.map(({ kind }) => kind);
    expect(kinds({})).toEqual(expect.arrayContaining(["groups", "steps"]));
    const left = kinds({ "reparation-materielle.part-groups": "hidden" });
    expect(left).toContain("steps");
    expect(left).not.toContain("groups");
  });

  // rule settings/everywhere
  it("give the business's own guarantee and delays", () => {
    const proof = { guaranteeDays: "90", softwareDelay: "48 h", delay: "sous deux jours" };
    const said = texts(
      fillTexts(Object.values(servicePages), businessWords(assembleProfile({ proof }))),
    ).join();
    expect(said).toContain("90\u00a0jours");
    expect(said).not.toMatch(/30\sjours|sous 24/);
  });

  it("differ from one another in the order of their blocks", () => {
    const shapes = pages.map(({ blocks }) => blocks.map(({ kind }) => kind).join(" "));
    expect(new Set(shapes).size).toBe(9);
  });

  it("all show a price, except the page of data recovery, because nobody can give a price before seeing the disk", () => {
    const unpriced = pages.filter(
      ({ blocks }) => !blocks.some(({ kind }) => kind === "plans" || kind === "price"),
    );
    expect(unpriced.map(({ path }) => path)).toEqual(["/services/recuperation-donnees"]);
  });

  it("never use a block's title twice, and quote only people from the testimonials", () => {
    for (const { blocks } of pages) {
      const names = blocks.map((block) => ("title" in block ? block.title : block.name));
      expect(new Set(names).size).toBe(names.length);
    }
    const quoted = pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "testimonial"));
    for (const block of quoted)
      expect(specifiedProfile.testimonials.map(({ name }) => name)).toContain("name" in block && block.name);
  });

  it("follow French typography, with curved apostrophes and with no-break spaces before signs", () => {
    const wrong = [...texts(pages), ...texts(services), ...texts(serviceCards)].filter((text) =>
      /\p{L}'\p{L}| [?!:;»€%]|« |\d (h|min|€|jours|ans|Go|To)\b/u.test(text),
    );
    expect(wrong).toEqual([]);
  });
});
