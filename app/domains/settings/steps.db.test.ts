import { expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { settingsChanges, settingsSections } from "#app/db/schema/settings.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { env } from "#app/lib/env.server.ts";
import { notifiedAddresses } from "#app/lib/mail/connection.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { camille, louis, withPictureQueue, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";
import { previewSettings } from "./commands/preview.server.ts";
import { welcomeSteps } from "./content.ts";
import { listStoredNames } from "./queries/section.server.ts";
import { getStepScreen } from "./queries/steps.server.ts";

withPictureQueue([deliverEmailsQueue(() => Promise.resolve("Atelier <a@b.example>"))]);
withoutSettings();

const stepOf = (slug: string) => {
  const step = welcomeSteps.find((one) => one.slug === slug);
  if (!step) throw new Error(`no step ${slug}`);
  return step;
};
const where = { version: "0", step: "ou", street: "3 rue Imaginaire", radius: "25" };

// rule settings/first-start
test("the address step also saves the radius, and each change is in the history of its own section", async () => {
  expect(await changeSettings(camille, "company", where)).toEqual({ outcome: "done", version: 2 });
  expect(await currentProfile()).toMatchObject({
    address: { street: "3 rue Imaginaire" },
    claims: { interventionRadiusKm: 25 },
  });
  const changes = await db.select({ section: settingsChanges.section }).from(settingsChanges);
  expect(changes.map(({ section }) => section).toSorted()).toEqual(["company", "site"]);
  expect((await getStepScreen(stepOf("ou"))).version).toBe(2);
});

// rule settings/first-start
test("a wrong radius is reported, and then the address is not saved either", async () => {
  const refused = await changeSettings(camille, "company", { ...where, radius: "loin" });
  expect(refused).toMatchObject({ outcome: "invalid", errors: { radius: "Un nombre de 1 à 500" } });
  expect(await listStoredNames()).toEqual({});
});

// rule settings/conflict
test("a step is refused, with what differs, if somebody saved its second section after it was opened", async () => {
  await changeSettings(louis, "site", { version: "0", radius: "40" });
  const stale = await changeSettings(camille, "company", where);
  expect(stale).toMatchObject({ outcome: "stale", version: 1 });
  expect(stale.outcome === "stale" && stale.differences).toContainEqual({
    label: "Rayon d’intervention, en km",
    before: "40",
    after: "25",
  });
  const kept = await changeSettings(camille, "company", { ...where, accepted_version: "1" });
  expect(kept).toEqual({ outcome: "done", version: 3 });
});

// rule settings/first-start
test("the prices step withdraws the services that are not ticked, and changes nothing else about the site", async () => {
  await changeSettings(louis, "site", { version: "0", radius: "40" });
  const typed = {
    version: "1",
    step: "prix",
    // For a ticked box the form sends two values: the one for ticked, then the one for unticked. The first counts.
    "service-reparation-materielle": ["offered", "withdrawn"],
    "service-recuperation-donnees": "withdrawn",
    radius: "5",
  };
  const previewed = await previewSettings("prices", typed);
  expect(previewed.profile.site.withdrawn).toEqual(["/services/recuperation-donnees"]);
  expect(await changeSettings(camille, "prices", typed)).toMatchObject({ outcome: "done" });
  expect(await currentProfile()).toMatchObject({
    site: { withdrawn: ["/services/recuperation-donnees"] },
    claims: { interventionRadiusKm: 40 },
  });
});

// rule settings/first-start
test("the proof step shows the claims that it asks to confirm, and offers only what can be saved in it", async () => {
  const step = stepOf("preuve");
  const shown = async (name: string) => {
    const { groups } = await getStepScreen(step);
    const settings = groups.flatMap(({ settings }) => settings);
    const asked = step.sheets.flatMap(({ names }) => names);
    expect(settings.map((one) => one.name).filter((one) => !asked.includes(one))).toEqual([]);
    const found = settings.find((one) => one.name === name);
    return found?.kind === "text" ? found : null;
  };
  expect(Object.keys((await shown("testimonialsState"))?.choices ?? {})).toEqual(["example", "hidden"]);
  expect((await shown("testimonialsState"))?.hint).toContain("la date et l’accord de chaque personne");
  expect((await shown("testimonialsState"))?.hint).toContain("Hélène M. Particulière");
  expect(Object.keys((await shown("homeFiguresState"))?.choices ?? {})).toContain("confirmed");
  expect((await shown("aboutFiguresState"))?.hint).toContain("2000+ clients satisfaits");
  const said = { name: "Anne L.", role: "Vannes", content: "Merci.", rating: "5" };
  const testimonials = [{ ...said, date: "2026-05-02", consent: "Par e-mail" }];
  await db.insert(settingsSections).values({
    section: "proof",
    values: { testimonials },
    version: 1,
    updatedBy: "Camille",
  });
  expect(Object.keys((await shown("testimonialsState"))?.choices ?? {})).toContain("confirmed");
});

// rule settings/services
test("the prices step keeps at least one service", async () => {
  const { groups } = await getStepScreen(stepOf("prix"));
  const names = groups.flatMap(({ settings }) => settings.map(({ name }) => name));
  const none = Object.fromEntries(
    names.filter((name) => name.startsWith("service-")).map((name) => [name, "withdrawn"]),
  );
  expect(await changeSettings(camille, "prices", { version: "0", step: "prix", ...none })).toMatchObject({
    outcome: "invalid",
    errors: { "service-depannage-distance": "Gardez un service au moins" },
  });
});

// rule settings/first-start
test("the hours step asks once how soon the shop answers, and quotes get the same answer time", async () => {
  const { groups, version } = await getStepScreen(stepOf("horaires"));
  const asked = groups.flatMap(({ settings }) => settings).find(({ name }) => name === "reply");
  expect(asked).toMatchObject({ control: "choice", typed: "sous un jour ouvré" });
  const promises = async () => {
    const { reply, quoteDelay } = (await currentProfile()).claims;
    return [reply, quoteDelay];
  };
  const step = { step: "horaires", monday: "9h-12h" };
  await changeSettings(camille, "hours", { ...step, version: String(version), reply: "sous un jour ouvré" });
  expect(await promises()).toEqual(["sous un jour ouvré", "sous un jour ouvré"]);
  const typed = { ...step, reply: "sous deux jours ouvrés" };
  expect((await previewSettings("hours", typed)).profile.claims.quoteDelay).toBe("sous deux jours ouvrés");
  await changeSettings(camille, "hours", { ...typed, version: "2" });
  expect(await promises()).toEqual(["sous deux jours ouvrés", "sous deux jours ouvrés"]);
  await changeSettings(louis, "proof", { version: "2", quoteDelay: "dans l’heure" });
  await changeSettings(camille, "hours", { ...step, version: "4", reply: "sous un jour ouvré" });
  expect(await promises()).toEqual(["sous un jour ouvré", "dans l’heure"]);
});

// rule settings/first-start
test("the first step has the legal facts in a folded part, and all of them are optional", async () => {
  const { groups } = await getStepScreen(stepOf("qui"));
  const legal = groups.at(-1);
  expect(legal).toMatchObject({ isFolded: true, title: expect.stringContaining("Les mentions légales") });
  const typed = { version: "0", step: "qui", name: "IS Quimper", siret: "" };
  expect(await changeSettings(camille, "company", typed)).toMatchObject({ outcome: "done" });
  const wrong = { ...typed, version: "1", siret: "732 829 320 00075" };
  expect(await changeSettings(camille, "company", wrong)).toMatchObject({
    errors: { siret: expect.stringContaining("Ce SIRET") },
  });
  const right = { ...wrong, siret: "732 829 320 00074" };
  expect(await changeSettings(camille, "company", right)).toMatchObject({ outcome: "done" });
  expect((await currentProfile()).legal.siret).toBe("732 829 320 00074");
});

// rule settings/first-start
test("the first step asks who gets notifications of requests, and warns that no e-mail is sent without a mail server", async () => {
  const sheet = async () =>
    (await getStepScreen(stepOf("qui"))).groups.find(({ settings }) =>
      settings.some(({ name }) => name === "recipients"),
    );
  expect(await sheet()).toMatchObject({
    warning: { text: expect.stringContaining("Aucun e-mail ne part"), to: "/admin/settings/mail" },
  });
  const typed = { version: "0", step: "qui", name: "Clinique du PC", recipients: "anne@exemple.fr" };
  expect(await changeSettings(camille, "company", typed)).toMatchObject({ outcome: "done" });
  expect(await notifiedAddresses()).toEqual(["anne@exemple.fr"]);
  const mail = { version: "1", host: "smtp.exemple.fr" };
  expect(await changeSettings(camille, "mail", mail)).toMatchObject({ outcome: "done" });
  expect(await sheet()).toMatchObject({ warning: null });
});

// rule settings/connections
test("the first step does not ask for a value that the environment has set, but shows it", async () => {
  Object.assign(env(), { NOTIFY_EMAILS: ["louis@exemple.fr"] });
  const { groups } = await getStepScreen(stepOf("qui"));
  Object.assign(env(), { NOTIFY_EMAILS: [] });
  expect(groups.find(({ given }) => given)).toMatchObject({
    given: { variable: "NOTIFY_EMAILS", shown: "louis@exemple.fr" },
  });
});
