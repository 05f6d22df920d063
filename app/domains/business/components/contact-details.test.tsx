import { createElement } from "react";
import { createRoutesStub } from "react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { assembleProfile } from "../sections/assemble.server.ts";
import { ContactDetails } from "./contact-details.tsx";

/** Returns the HTML of a shop's contact section, as the server sends it. */
function shown(company: Record<string, string>, site: Record<string, string> = {}): string {
  const profile = assembleProfile({ company, site });
  const Stub = createRoutesStub([
    { id: "root", path: "/", loader: () => ({ profile }), Component: ContactDetails },
  ]);
  return renderToStaticMarkup(createElement(Stub, { hydrationData: { loaderData: { root: { profile } } } }));
}

// rule pages/access
test("the contact details say how to come and where to park once the owner has typed it", () => {
  expect(shown({ access: "Parking Rapp à 100 m" })).toContain("Parking Rapp à 100 m");
  expect(shown({})).not.toContain("Venir");
});

// rule settings/premises
test("the contact details of a shop that receives nobody give no address, and say that it comes", () => {
  const html = shown({ street: "7 impasse du Four", access: "Parking Rapp" }, { premises: "no" });
  expect(html).toContain("Nous ne recevons pas sur place. Chez vous ou à distance");
  expect(html).not.toMatch(/impasse|Parking|openstreetmap|Avant de passer/);
});
