import { describe, expect, test } from "vitest";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { offeredChoices } from "#app/domains/business/rules/form-services.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { isShown, shownLinks } from "#app/domains/business/rules/shown.ts";
import { offeredAnswer, withoutWithdrawn } from "#app/domains/chatbot/rules/offered-answer.ts";
import { fillPlaceholders } from "#app/domains/chatbot/rules/placeholders.ts";
import { isZoneIndexed, reachOf } from "#app/domains/locations/rules/reach.ts";
import { cardServices, offeredServices } from "#app/domains/locations/zones/rules/offers.ts";
import { servicesByPlace } from "#app/domains/locations/zones/rules/where-done.ts";
import { getServicePage } from "#app/domains/services/queries.server.ts";
import { listSitemapEntries, listSitemaps } from "#app/domains/sitemap/queries.server.ts";
import { camille, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";

const recovery = "/services/recuperation-donnees";
const remote = "/services/depannage-distance";

withoutSettings("locations");

const save = (values: Record<string, string | string[]>, version = "0") =>
  changeSettings(camille, "site", { version, ...values });

const own = {
  name: "Cours d’informatique",
  description: "À votre rythme, chez vous.",
  lead: "Une heure pour apprendre ce qui vous manque.",
  slug: "",
  drawing: "toolbox",
  place: "home",
  from: "45",
  points: "Messagerie\nPhotos",
  text: "Premier paragraphe.\n\nSecond.",
};
const saveOwn = (...changes: Partial<typeof own>[]) => {
  const typed = changes.map((change) => ({ ...own, ...change }));
  const cells = (Object.keys(own) as (keyof typeof own)[]).map((name) => [
    `ownServices.${name}`,
    typed.map((row) => row[name]),
  ]);
  return save({ "ownServices.rows": "shown", ...Object.fromEntries(cells) });
};

// rule settings/services
describe("a service that is withdrawn", () => {
  test("is removed from menus, forms, zones, site maps and answers, and has no page", async () => {
    expect(await save({ "service-recuperation-donnees": "withdrawn" })).toMatchObject({ outcome: "done" });
    const profile = await currentProfile();
    expect(listServices(profile)).toHaveLength(8);
    expect(getServicePage(recovery, profile)).toBeNull();
    expect(offeredChoices(profile)).not.toContain("recuperation");
    expect(offeredServices(["Récupération de données", "Guitare"], profile)).toEqual([
      { name: "Guitare", to: null },
    ]);
    expect(cardServices(["Récupération de données"], profile)).toEqual({ shown: [], more: 0 });
    expect(fillPlaceholders("{services}", profile)).not.toContain("données");
    const phone = profile.phone.display.replaceAll(" ", "\u00a0");
    expect(withoutWithdrawn(`Éteignez-le.\nNous récupérons tout\u00a0: ${recovery}`, profile)).toBe(
      `Éteignez-le.\nRécupération de données\u00a0: nous ne proposons pas ce service. Pour savoir à qui vous adresser\u00a0: ${phone}.`,
    );
    const pages = await listSitemapEntries({ kind: "pages", part: 1 });
    expect(pages?.map(({ path }) => path)).not.toContain(recovery);
  });

  test("keeps its choice in the forms if another service has the same choice", async () => {
    await save({ "service-depannage-distance": "withdrawn" });
    const profile = await currentProfile();
    expect(offeredChoices(profile)).toContain("depannage");
    expect(servicesByPlace([], profile).remote.map(({ to }) => to)).not.toContain(remote);
    // The shop no longer sells remote sessions, and the monthly plan links to the quote form.
    expect(profile.priceWords).toMatchObject({ prix_seance: null, prix_support: "99\u00a0€" });
    expect(profile.prices.home.find(({ role }) => role === "support")?.link).toBe("/devis");
  });

  test("cannot be the last one", async () => {
    const { site } = await currentProfile();
    const all = listServices({ site }).map(({ path }) => [`service-${path.slice(10)}`, "withdrawn"]);
    expect(await save(Object.fromEntries(all) as Record<string, string>)).toMatchObject({
      errors: { "service-depannage-distance": "Gardez un service au moins" },
    });
  });
});

// rule settings/own-services
describe("a service that the owner adds to the nine specified ones", () => {
  test("has its page, its place in menus, zones and site maps, and its price", async () => {
    expect(await saveOwn({})).toMatchObject({ outcome: "done" });
    const profile = await currentProfile();
    const path = "/services/cours-d-informatique" as const;
    expect(listServices(profile).at(-1)).toMatchObject({ name: own.name, path });
    expect(getServicePage(path, profile)).toMatchObject({
      heading: own.name,
      metaDescription: own.lead,
      blocks: [
        {
          kind: "text",
          paragraphs: ["Premier paragraphe.", "Second.", expect.stringContaining("Nous venons chez vous")],
          points: ["Messagerie", "Photos"],
        },
        { kind: "examples", examples: [{ price: 45 }] },
      ],
    });
    expect(servicesByPlace([], profile).home).toContainEqual({ name: own.name, to: path, from: 45 });
    const pages = await listSitemapEntries({ kind: "pages", part: 1 });
    expect(pages?.map((entry) => entry.path)).toContain(path);
  });

  test.each([
    [{ name: "" }, "name", "Nommez le service"],
    [{ name: "x".repeat(61) }, "name", "60\u00a0caractères au plus"],
    [{ lead: "x".repeat(201) }, "lead", "200\u00a0caractères au plus"],
    [{ text: "x".repeat(1501) }, "text", "1500\u00a0caractères au plus"],
    [{ drawing: "castle" }, "drawing", "Choisissez dans la liste"],
    [{ from: "cher" }, "from", "Un prix s’écrit"],
    [{ points: "a\n".repeat(7) }, "points", "6\u00a0lignes au plus"],
    [{ slug: "depannage-distance" }, "slug", "Cette adresse est déjà prise"],
    [{ name: "…" }, "slug", "Une adresse a des lettres ou des chiffres"],
  ])("with %j is refused", async (change, column, message) => {
    expect(await saveOwn(change)).toMatchObject({
      outcome: "invalid",
      errors: { [`ownServices.0.${column}`]: expect.stringContaining(message) as string },
    });
  });

  test("has an address of its own, and the owner can add six services at most", async () => {
    expect(await saveOwn({}, {})).toMatchObject({
      errors: { "ownServices.1.slug": "Cette adresse est déjà prise" },
    });
    const seven = Array.from({ length: 7 }, (_, index) => ({ name: `Service ${index}` }));
    expect(await saveOwn(...seven)).toMatchObject({ errors: { ownServices: "6\u00a0lignes au plus" } });
  });
});

// rule settings/pages
test("a hidden page is removed from menus and site maps", async () => {
  await save({ "page-blog": "hidden", "page-join": "hidden", "page-locations": "hidden" });
  const profile = await currentProfile();
  expect(shownLinks([{ to: "/blog" }, { to: "/about" }, { to: "/#contact" }], profile)).toEqual([
    { to: "/about" },
    { to: "/#contact" },
  ]);
  expect(isShown(profile, "/blog/un-article")).toBe(false);
  expect(isShown(profile, "/newsletter"), "a letter presents articles").toBe(false);
  expect(
    offeredAnswer("Bonjour. Écrivez sur /join\u00a0: merci. Ou appelez.\nTout est là\u00a0: /blog", profile),
  ).toBe("Bonjour. Ou appelez.");
  const pages = await listSitemapEntries({ kind: "pages", part: 1 });
  expect(pages?.map(({ path }) => path)).not.toContain("/join");
  expect((await listSitemaps()).map(({ name }) => name.kind)).toEqual(["pages"]);
  expect(await listSitemapEntries({ kind: "posts", part: 1 })).toBeNull();
});

// rule zones/indexed
test("the radius decides how far the shop goes, and which zones search engines get", async () => {
  await save({ radius: "50", indexedRadius: "20" });
  const profile = await currentProfile();
  const sable = { latitude: 47.84, longitude: -0.334 };
  expect(reachOf(profile, { city: "Sablé-sur-Sarthe", coordinates: sable })?.where).toBe("near");
  expect(isZoneIndexed(profile, { isIndexed: null, coordinates: sable })).toBe(false);
  expect(isZoneIndexed(profile, { isIndexed: true, coordinates: sable })).toBe(true);
  expect(await save({ radius: "0" }, "1")).toMatchObject({ errors: { radius: "Un nombre de 1 à 500" } });
});
