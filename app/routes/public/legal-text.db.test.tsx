import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { saleTermsOf } from "#app/domains/business/queries.server.ts";
import { assembleProfile } from "#app/domains/business/sections/assemble.server.ts";
import LegalTextPage from "./legal-text.tsx";

const company = { street: "7 impasse du Four", postalCode: "72200", city: "La Flèche" };
const profile = assembleProfile({ company, site: { premises: "no" } });

// rules settings/premises and pages/legal
test.each(["/garanties-legales", "/retractation"])(
  "%s gives the postal address of a shop that receives nobody, and invites nobody there",
  (path) => {
    const Page = LegalTextPage as unknown as (props: { loaderData: object }) => React.ReactNode;
    const Stub = createRoutesStub([
      { id: "root", path: "/", Component: () => <Page loaderData={{ path, terms: saleTermsOf(profile) }} /> },
    ]);
    const html = renderToStaticMarkup(
      <Stub hydrationData={{ loaderData: { root: { profile } } }} />,
    ).replaceAll("\u00a0", " ");
    expect(html).toContain("7 impasse du Four, 72200 La Flèche");
    expect(html).not.toContain("Apportez");
  },
);
