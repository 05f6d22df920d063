import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { notConcerned } from "#app/domains/business/labels/legal.ts";
import { LegalFacts } from "./legal-facts.tsx";

const shown = (value: string | null) =>
  renderToStaticMarkup(<LegalFacts facts={[["Capital social", value]]} />);

// rule pages/legal
test("a legal fact is shown, is marked as missing, or is left out if it does not apply", () => {
  expect(shown("5 000 €")).toContain("5 000 €");
  expect(shown(null)).toContain("À compléter");
  expect(shown(notConcerned)).toBe("");
});
