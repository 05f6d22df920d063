import { describe, expect, it } from "vitest";
import { breadcrumbJsonLd, pageMeta, type PageDescription } from "./seo.ts";

const site = { name: "Atelier 72", origin: "https://www.atelier72.fr" };
const matches = [{ id: "root", loaderData: site }, { id: "routes/public/home" }];
const page: PageDescription = { title: "Titre", description: "Une description.", path: "/about" };

// rule pages/head
describe("the metadata of a public page", () => {
  it("gives the title, the description and one canonical address on the site's own origin", () => {
    const meta = pageMeta(matches, page);
    expect(meta).toContainEqual({ title: "Titre" });
    expect(meta).toContainEqual({ name: "description", content: "Une description." });
    expect(meta).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://www.atelier72.fr/about",
    });
    expect(meta).toContainEqual({ property: "og:url", content: "https://www.atelier72.fr/about" });
  });

  it("gives a shared link a title of its own if the page has one", () => {
    expect(pageMeta(matches, page)).toContainEqual({ property: "og:title", content: "Titre" });
    const meta = pageMeta(matches, { ...page, sharedTitle: "Titre partagé" });
    expect(meta).toContainEqual({ title: "Titre" });
    expect(meta).toContainEqual({ property: "og:title", content: "Titre partagé" });
  });

  it("has no canonical address when the page is noindex, since the two contradict each other", () => {
    const meta = pageMeta(matches, { ...page, noindex: true });
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(meta.some((entry) => "rel" in entry)).toBe(false);
  });

  it("puts the structured data in one graph", () => {
    const meta = pageMeta(matches, { ...page, jsonLd: [{ "@type": "Service" }] });
    expect(meta).toContainEqual({
      "script:ld+json": { "@context": "https://schema.org", "@graph": [{ "@type": "Service" }] },
    });
  });

  it("still has a title when the root loader failed", () => {
    expect(pageMeta([undefined], page)).toEqual([
      { title: "Titre" },
      { name: "description", content: "Une description." },
    ]);
  });
});

describe("the breadcrumb trail", () => {
  it("starts at the home page and is numbered from 1", () => {
    expect(breadcrumbJsonLd(site, [{ name: "Blog", path: "/blog" }])).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Accueil", item: "https://www.atelier72.fr/" },
        { "@type": "ListItem", position: 2, name: "Blog", item: "https://www.atelier72.fr/blog" },
      ],
    });
  });
});
