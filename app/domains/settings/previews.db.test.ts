import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { withoutSettings } from "#tests/support/stored-settings.ts";
import { LegalPreview } from "./components/legal-preview.tsx";
import { PagesPreview } from "./components/pages-preview.tsx";
import { ProofPreview } from "./components/proof-preview.tsx";
import { getSectionScreen } from "./queries/section.server.ts";
import { settingsOf } from "./rules/typed-now.ts";

withoutSettings();

// rule pages/legal
test("the legal preview leaves out empty terms of sale, like the page", async () => {
  const screen = await getSectionScreen("legal");
  const shown = (typed: Record<string, string>) =>
    renderToStaticMarkup(createElement(LegalPreview, { screen, typed }));
  expect(shown({})).toContain("SIRET");
  expect(shown({})).toContain("À compléter");
  expect(shown({})).not.toContain("Acompte demandé");
  expect(shown({ deposit: "30 % à la commande" })).toContain("Acompte demandé");
});

// rule settings/delays
test("the preview of the proof section leaves out the delays that are hidden", async () => {
  const screen = await getSectionScreen("proof");
  const shown = (delaysState: string) => {
    const Component = () => createElement(ProofPreview, { screen, typed: { delaysState } });
    const hydrationData = { loaderData: { root: { profile: specifiedProfile } } };
    return renderToStaticMarkup(
      createElement(createRoutesStub([{ id: "root", path: "/", Component }]), { hydrationData }),
    );
  };
  expect(shown("confirmed")).toContain("sous 24 à 48");
  expect(shown("hidden")).not.toContain("sous 24 à 48");
  expect(shown("hidden")).toContain("sous un jour ouvré");
});

// rule settings/service-parts
test("the preview of a service's page leaves out a question about a plan that nobody sells", async () => {
  const screen = await getSectionScreen("pages");
  const shown = (priceWords: typeof specifiedProfile.priceWords) => {
    const Component = () => createElement(PagesPreview, { screen, typed: {} });
    const hydrationData = { loaderData: { root: { profile: { ...specifiedProfile, priceWords } } } };
    return renderToStaticMarkup(
      createElement(createRoutesStub([{ id: "root", path: "/", Component }]), { hydrationData }),
    );
  };
  const answers = (html: string) => [...html.matchAll(/<dd/g)].length;
  const without = shown({ ...specifiedProfile.priceWords, forfait_mensuel: null });
  expect(without).not.toMatch(/<dt[^>]*><\/dt>/);
  expect(answers(without)).toBe(answers(shown(specifiedProfile.priceWords)) - 1);
});

// rule settings/own-testimonial
test("the date and the consent of a testimonial are not marked as optional", async () => {
  const rows = settingsOf(await getSectionScreen("proof")).find(({ name }) => name === "testimonials");
  const columns = rows?.kind === "rows" ? rows.columns : [];
  expect(columns.filter(({ isOptional }) => isOptional)).toEqual([]);
});
