import { describe, expect, it } from "vitest";
import { assembleProfile } from "#app/domains/business/sections/assemble.server.ts";
import { homeAnchors } from "../content/navigation.ts";
import { shownAnchors } from "./anchors.ts";
import { errorTextsFor } from "../content/errors.ts";
import { headerLook, isCurrent } from "./header.ts";

describe("the header", () => {
  it("is transparent at the top of a dark page, and white once the page is scrolled", () => {
    expect(headerLook(false, false)).toBe("clear");
    expect(headerLook(false, true)).toBe("white");
  });

  it("is always white on a page that starts light", () => {
    expect(headerLook(true, false)).toBe("white");
    expect(headerLook(true, undefined)).toBe("white");
  });

  it("has a plain dark look, readable over anything, until the browser has measured the scroll", () => {
    expect(headerLook(false, undefined)).toBe("ink");
  });
});

describe("the current page of the navigation", () => {
  it("is the page itself or a page above it", () => {
    expect(isCurrent("/blog", "/blog")).toBe(true);
    expect(isCurrent("/blog", "/blog/disque-dur")).toBe(true);
    expect(isCurrent("/blog", "/blogue")).toBe(false);
  });

  it("is never a section of the home page", () => {
    expect(isCurrent("/#tarifs", "/")).toBe(false);
  });
});

describe("the home page's anchors", () => {
  // rule pages/home
  it("are the specified ones, with their accents", () => {
    expect(homeAnchors.map(({ to }) => to)).toEqual([
      "/#accueil",
      "/#services",
      "/#à-propos",
      "/#tarifs",
      "/#témoignages",
      "/#contact",
    ]);
  });
});

// rule pages/claims
it("no link leads to the testimonials if they are hidden or if nobody has given one", () => {
  const to = "/#témoignages";
  const leads = (proof: Record<string, string | []>) =>
    shownAnchors(assembleProfile({ proof })).some((link) => link.to === to);
  expect([leads({}), leads({ testimonialsState: "hidden" }), leads({ testimonials: [] })]).toEqual([
    true,
    false,
    false,
  ]);
});

// rule settings/story
it("no link leads to the presentation if it is hidden together with the figures beside it", () => {
  const leads = (proof: Record<string, string>) =>
    shownAnchors(assembleProfile({ proof })).some(({ to }) => to === "/#à-propos");
  expect([
    leads({}),
    leads({ storyState: "hidden" }),
    leads({ storyState: "hidden", homeFiguresState: "hidden" }),
  ]).toEqual([true, true, false]);
});

describe("an error page", () => {
  it("says that the page is missing or that the site failed", () => {
    expect(errorTextsFor(404).documentTitle).toBe("Page introuvable");
    expect(errorTextsFor(500).documentTitle).toBe("Panne momentanée");
  });

  it("says that the page will come back if the database is unavailable", () => {
    expect(errorTextsFor(503).documentTitle).toBe("Momentanément indisponible");
  });
});
