import { describe, expect, test } from "vitest";
import { currentProfile, siteProfile } from "#app/domains/business/profile.server.ts";
import { aboutTexts } from "#app/domains/business/queries.server.ts";
import { exampleNote } from "#app/domains/business/rules/examples.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import { locationFigures } from "#app/domains/locations/zones/rules/figures.ts";
import { pricedPlan } from "#app/domains/pricing/rules/plans.ts";
import { getServicePage } from "#app/domains/services/queries.server.ts";
import { camille, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";
import { getSectionScreen } from "./queries/section.server.ts";

const photo = "0d9b7a52-6a3c-4e57-9b60-0e9f6a4a7f11/1200";

withoutSettings();

const save = (values: Record<string, string | string[]>, version = "0") =>
  changeSettings(camille, "proof", { version, ...values });
const textOf = async (path: "/services/recuperation-donnees" | "/services/depannage-logiciel") =>
  JSON.stringify(getServicePage(path, await currentProfile()));
const figuresOf = async () =>
  locationFigures(
    { teamSize: null, responseTime: null, satisfactionRate: null, coverageRadius: null },
    await currentProfile(),
  ).map(({ value }) => value);
const supportPoints = async () => {
  const profile = await currentProfile();
  const plan = fillTexts(profile.prices.home, businessWords(profile)).find(({ role }) => role === "support");
  return plan ? pricedPlan(plan).features : [];
};

// rule settings/claims
describe("the claims only the owner can know", () => {
  test("are written in the owner's words everywhere", async () => {
    const typed = {
      ...{ recoveryRate: "80 %", emergency: "7 j/7", support: "sans rendez-vous", softwareDelay: "48 h" },
      ...{ zoneTeam: "1", zoneDelay: "2 h", zoneSatisfaction: "90" },
    };
    expect(await save(typed)).toMatchObject({ outcome: "done" });
    const recovery = await textOf("/services/recuperation-donnees");
    expect(recovery).toContain("+\u00a0de 80\u00a0%");
    expect(recovery).toContain("urgence 7\u00a0j/7");
    expect(recovery).not.toMatch(/95|24.h/);
    expect(await textOf("/services/depannage-logiciel")).toContain("sous 48\u00a0h");
    expect((await supportPoints())[0]).toBe("Dépannage à distance sans rendez-vous");
    expect(exampleNote(await currentProfile(), "unlimitedSupport")).toContain("Sans rendez-vous");
    expect(await figuresOf()).toEqual(["1", "2\u00a0h", "90\u00a0%", "30\u00a0km"]);
  });

  test("are left out of every text once they are hidden", async () => {
    await save({ recoveryState: "hidden", unlimitedSupportState: "hidden" });
    expect(await textOf("/services/recuperation-donnees")).not.toMatch(/95|24.h|urgence tenue|, urgence/);
    expect((await supportPoints())[0]).toBe("Dépannage à distance");
  });

  test.each([
    [{ recoveryRate: "" }, "recoveryRate", "Indiquez le taux, ou masquez-le"],
    [{ recoveryRate: "x".repeat(9) }, "recoveryRate", "8\u00a0caractères au plus"],
    [{ zoneSatisfaction: "101" }, "zoneSatisfaction", "Un nombre de 0 à 100"],
    [{ guaranteeDays: "6 mois" }, "guaranteeDays", "Un nombre de 0 à 3650"],
    [{ support: "x".repeat(31) }, "support", "30\u00a0caractères au plus"],
  ])("are refused with %j", async (typed, name, message) => {
    expect(await save(typed)).toMatchObject({ outcome: "invalid", errors: { [name]: message } });
  });
});

// rule settings/team
describe("the team", () => {
  const saveTeam = (typed: { name: string; role: string; photo: string }) =>
    save({
      "team.rows": "shown",
      "team.name": typed.name,
      "team.role": typed.role,
      "team.photo": typed.photo,
    });

  test("is only on the about page, with its photos", async () => {
    expect(aboutTexts(await currentProfile()).team).toEqual([]);
    expect(await saveTeam({ name: "Camille Aubry", role: "Gérante", photo })).toMatchObject({
      outcome: "done",
    });
    const profile = await currentProfile();
    expect(aboutTexts(profile).team).toEqual([
      { name: "Camille Aubry", role: "Gérante", photo: { mediaId: photo.slice(0, 36), width: 1200 } },
    ]);
    expect(siteProfile(profile)).not.toHaveProperty("team");
    const { history } = await getSectionScreen("proof");
    expect(history[0]?.differences[0]?.after).toBe("Camille Aubry · Gérante · photo");
    // For a person of the team, a name is enough.
    expect(await save({ "team.rows": "shown", "team.name": "Anne", "team.role": "" }, "1")).toMatchObject({
      outcome: "done",
    });
    expect(aboutTexts(await currentProfile()).team).toEqual([{ name: "Anne", role: null, photo: null }]);
  });

  test.each([
    [{ name: "", role: "Gérante", photo: "" }, "name", "Nommez la personne"],
    [{ name: "Camille", role: "x".repeat(61), photo: "" }, "role", "60\u00a0caractères au plus"],
    [{ name: "Camille", role: "Gérante", photo: "../../etc/passwd" }, "photo", "Cette photo n’existe pas"],
  ])("is refused with %j", async (typed, column, message) => {
    expect(await saveTeam(typed)).toMatchObject({ errors: { [`team.0.${column}`]: message } });
  });
});
