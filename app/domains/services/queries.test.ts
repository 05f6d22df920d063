import { expect, test } from "vitest";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { type ServicePath, services } from "#app/domains/catalog/content/specified-services.ts";
import { workOfOthers } from "./content/work-of-others.ts";
import { getServicePage, withTitleSpaces } from "./queries.server.ts";

const said = (path: ServicePath, profile = specifiedProfile) => JSON.stringify(getServicePage(path, profile));
const own = { name: "Réparation de consoles", description: "Toutes marques", lead: "Manettes et lecteurs." };

// rule pages/other-devices
test("the repair page says which devices the shop does not repair, except those that an added service names", () => {
  expect(said("/services/reparation-materielle")).toContain(
    "Pour un téléphone, une tablette ou une console de jeux, appelez d’abord",
  );
  const site = { ownServices: [own] };
  const other = said("/services/reparation-materielle", assembleProfile({ site }));
  expect(other).toContain("Pour un téléphone ou une tablette, appelez");
  expect(other).not.toContain("console");
});

// rule prices/beside
test("the software page gives the price of remote sessions if they are sold, and the network page says what needs a quote", () => {
  expect(said("/services/depannage-logiciel")).toContain("30\u00a0min à 29\u00a0€");
  const without = assembleProfile({ site: { "service-depannage-distance": "withdrawn" } });
  expect(said("/services/depannage-logiciel", without)).not.toContain("29\u00a0€");
  expect(said("/services/configuration-reseau")).toContain("se chiffrent à part");
});

// rule settings/services
test.each(Object.entries(workOfOthers))("'%s' is listed only while %s is offered", (item, path) => {
  const without = assembleProfile({ site: { [`service-${path.slice("/services/".length)}`]: "withdrawn" } });
  const pages = services.filter((one) => one.path !== path);
  const on = (profile: typeof specifiedProfile) =>
    pages.filter((one) => said(one.path, profile).includes(JSON.stringify(item).slice(1, -1)));
  expect(on(specifiedProfile).length).toBeGreaterThan(0);
  expect(on(without)).toEqual([]);
});

// rule language/titles
test("in every title of a page a small word is never alone at the end of a line", () => {
  const page = getServicePage("/services/depannage-distance", specifiedProfile);
  const titles = [
    ...JSON.stringify(page && withTitleSpaces(page)).matchAll(/"(?:heading|title)":"([^"]*)"/g),
  ].map(([, title]) => title);
  expect(titles).toContain("Comment se\u00a0passe une\u00a0séance");
  expect(titles).toContain("Vous\u00a0appeler sans\u00a0que\u00a0vous ayez appelé");
});

// rule settings/own-services
test.each([
  ["shop", "Cela se fait à l’atelier, au Mans"],
  ["home", "Nous venons chez vous, du lundi au samedi."],
  ["remote", "Cela se fait à distance"],
])("the page of an added service says where the work is done: %s", (place, said) => {
  const own = { name: "Vieilles cassettes", description: "VHS et disques.", place };
  const page = getServicePage(
    "/services/vieilles-cassettes",
    assembleProfile({ site: { ownServices: [own] } }),
  );
  expect(JSON.stringify(page?.blocks)).toContain(said);
});
