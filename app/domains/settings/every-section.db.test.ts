import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { sections, type SectionKey } from "#app/domains/business/registry.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { camille, louis, withPictureQueue, withoutSettings } from "#tests/support/stored-settings.ts";
import { SectionPreview } from "./components/section-preview.tsx";
import { welcomeSteps } from "./content.ts";
import { changeSettings } from "./commands/change.server.ts";
import { getSectionScreen } from "./queries/section.server.ts";
import { getStepScreen } from "./queries/steps.server.ts";

// After a mail server is saved, the program sends the waiting e-mails.
withPictureQueue([deliverEmailsQueue(async () => "Atelier <a@b.example>")]);
withoutSettings();

/** For each section: a setting, and two values for it that two people type. */
const typed: Record<SectionKey, [name: string, one: string, other: string]> = {
  company: ["phone", "02 41 00 00 00", "02 41 11 11 11"],
  hours: ["monday", "9h-17h", "10h-17h"],
  prices: ["diagnosisRule", "repair", "paid"],
  legal: ["companyName", "Clinique SARL", "Docteur SARL"],
  proof: ["reply", "sous deux jours", "sous trois jours"],
  writing: ["heroTitle", "Votre PC, réparé.", "Votre Mac, réparé."],
  pages: ["mise-a-niveau.lead", "Une pièce le retient.", "Une pièce le freine."],
  site: ["radius", "25", "40"],
  mail: ["sender", "site@clinique.example", "bonjour@clinique.example"],
  texts: ["model", "petit-modele", "grand-modele"],
};
const keys = Object.keys(sections) as SectionKey[];

describe.each(keys)("the section %s", (key) => {
  const [name, one, other] = typed[key];
  const save = (values: FormValues, version: number, actor = camille) =>
    changeSettings(actor, key, { version: String(version), ...values });
  const now = async () => {
    const settings = (await getSectionScreen(key)).groups.flatMap((group) => group.settings);
    return settings.find((setting) => setting.name === name)?.typed;
  };

  // rule settings/conflict
  test("refuses a second person's save from an older version, says what differs, and accepts it once confirmed", async () => {
    expect(await save({ [name]: one }, 0)).toEqual({ outcome: "done", version: 1 });
    const late = await save({ [name]: other }, 0, louis);
    expect(late).toMatchObject({ outcome: "stale", version: 1, savedBy: "Camille" });
    expect(late).toMatchObject({ differences: [{ label: expect.any(String) as string }] });
    expect(await now()).toBe(one);
    expect(await save({ [name]: other, accepted_version: "1" }, 0, louis)).toMatchObject({ version: 2 });
    expect(await now()).toBe(other);
  });

  // rule settings/history
  test("keeps in its history who changed what, when, from what and to what, and can be restored from it", async () => {
    const first = await now();
    await save({ [name]: one }, 0);
    await save({ [name]: other }, 1, louis);
    const { history } = await getSectionScreen(key);
    expect(
      history.map(({ version, actorName, differences }) => [version, actorName, differences.length]),
    ).toEqual([
      [2, "Louis", 1],
      [1, "Camille", 1],
    ]);
    expect(history.every(({ createdAt }) => Math.abs(Date.now() - createdAt.getTime()) < 600_000)).toBe(true);
    expect(history[0]?.differences[0]?.before).toBe(history[1]?.differences[0]?.after);
    expect(history[0]?.differences[0]?.after).not.toBe(history[0]?.differences[0]?.before);
    expect(await save({ intent: "restore", change: "1" }, 2, louis)).toEqual({ outcome: "done", version: 3 });
    expect(await now()).toBe(first);
    const [row] = await db.select().from(settingsSections);
    expect(row?.values).toEqual({});
    expect((await getSectionScreen(key)).history).toHaveLength(3);
    expect(await save({ intent: "restore", change: "1" }, 2)).toMatchObject({ outcome: "stale" });
  });
});

// rule settings/preview
test.each(keys.filter((key) => sections[key].trial === undefined))(
  "the preview of the section %s follows what is typed",
  async (key) => {
    const [name, one] = typed[key];
    const [screen, profile] = [await getSectionScreen(key), await currentProfile()];
    const previewed = (values: FormValues | undefined) => {
      const Stub = createRoutesStub([
        { id: "root", path: "/", Component: () => createElement(SectionPreview, { screen, typed: values }) },
      ]);
      return renderToStaticMarkup(
        createElement(Stub, { hydrationData: { loaderData: { root: { profile } } } }),
      );
    };
    const [before, after] = [previewed(undefined), previewed({ [name]: one })];
    expect(before).toContain("Aperçu");
    expect(after).not.toBe(before);
    if (key !== "prices" && key !== "hours") expect(after).toContain(one);
  },
);

// rule settings/first-start
test("the preview of the proof step, which has no list, shows the shop's name and contacts", async () => {
  const step = welcomeSteps.find(({ slug }) => slug === "preuve");
  if (!step) throw new Error("no such step");
  const [screen, profile] = [await getStepScreen(step), await currentProfile()];
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: () => createElement(SectionPreview, { screen, typed: undefined }) },
  ]);
  const drawn = createElement(Stub, { hydrationData: { loaderData: { root: { profile } } } });
  expect(renderToStaticMarkup(drawn)).toContain("Lun-Ven");
});
