import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { settingsChanges, settingsSecrets, settingsSections } from "#app/db/schema/settings.server.ts";
import { keyFileName } from "#app/lib/connections/sealed.server.ts";
import { env } from "#app/lib/env.server.ts";
import { mailConnection, notifiedAddresses } from "#app/lib/mail/connection.server.ts";
import { doesMailLeave, pauseMail } from "#app/lib/mail/pause.server.ts";
import { getEmailState } from "#app/lib/mail/state.server.ts";
import { deliver, queue, states, subjects } from "#tests/support/outbox.ts";
import {
  attempt,
  folder,
  local,
  password,
  save,
  version,
  withMailSettings,
} from "#tests/support/mail-settings.ts";
import { startScriptedMailServer } from "#tests/support/scripted-mail-server.ts";
import { withoutSecrets } from "./commands/secrets.server.ts";
import { settingsTexts } from "./labels.ts";
import { getSectionScreen } from "./queries/section.server.ts";

withMailSettings();

// rule settings/connections
describe("the settings of the mail server", () => {
  test("apply immediately to the waiting e-mails, and end a pause", async () => {
    await queue("Un");
    await deliver();
    expect(await states()).toMatchObject([{ status: "unconfigured" }]);
    await db.update(emails).set({ status: "pending" });
    await pauseMail(db, "connection", "away");
    expect(await save(local())).toEqual({ outcome: "done", version: 1 });
    expect(await doesMailLeave()).toBe(true);
    await deliver();
    expect(subjects()).toEqual(["Un"]);
    await save({ host: "" });
    expect(await doesMailLeave()).toBe(false);
  });

  test("include the password that was typed, with which the site signs in", async () => {
    const guarded = await startScriptedMailServer({ withSignIn: true });
    await save({ ...local(), port: String(guarded.port), user: "atelier", password });
    expect((await mailConnection()).server).toMatchObject({ user: "atelier", password });
    await queue("Un");
    await deliver();
    expect(guarded.received).toHaveLength(1);
    await guarded.stop();
  });

  test("include the addresses to notify, each in the spelling that mail servers use", async () => {
    await save({ recipients: "Camille@Example.FR, louis@exemple.fr\n\nlouise@exemple.fr" });
    expect(await notifiedAddresses()).toEqual([
      "Camille@example.fr",
      "louis@exemple.fr",
      "louise@exemple.fr",
    ]);
    expect((await getEmailState()).hasRecipients).toBe(true);
    const refused = await save({ recipients: "camille@example.fr\npas une adresse" });
    expect(refused).toMatchObject({
      outcome: "invalid",
      errors: { recipients: expect.stringContaining("pas") },
    });
    const many = Array.from({ length: 11 }, (_, index) => `a${index}@exemple.fr`).join("\n");
    expect(await save({ recipients: many })).toMatchObject({ outcome: "invalid" });
  });

  test("are overridden by the environment, and the screen says so without showing the password", async () => {
    await save({ ...local(), recipients: "camille@example.fr", sender: "camille@example.fr" });
    Object.assign(env(), {
      SMTP_URL: "smtps://atelier:cle-anglaise@smtp.exemple.fr:465",
      NOTIFY_EMAILS: ["louis@exemple.fr"],
    });
    expect(await mailConnection()).toMatchObject({
      server: { url: "smtps://atelier:cle-anglaise@smtp.exemple.fr:465" },
      recipients: ["louis@exemple.fr"],
      senderAddress: "camille@example.fr",
    });
    const { groups } = await getSectionScreen("mail");
    expect(groups.map(({ given }) => given)).toEqual([
      { variable: "NOTIFY_EMAILS", shown: "louis@exemple.fr" },
      { variable: "SMTP_URL", shown: "smtp.exemple.fr:465" },
      null,
    ]);
    expect(JSON.stringify(groups)).not.toContain("cle-anglaise");
  });

  test.each([
    ["port", "3000"],
    ["port", "0"],
    ["port", "x"],
    ["encryption", "none"],
    ["host", "http://smtp.exemple.fr"],
    ["host", "smtp exemple"],
    ["sender", "camille"],
  ])("refuse %s '%s' for a server on the Internet", async (name, typed) => {
    env().LOCAL_SERVICES = "off";
    const result = await save({ host: "smtp.exemple.fr", [name]: typed });
    expect(result).toMatchObject({ outcome: "invalid", errors: { [name]: expect.any(String) } });
    expect(await db.$count(settingsSections)).toBe(0);
  });
});

// rule settings/secrets
describe("a password", () => {
  const stored = async () => {
    const [sections, changes, secrets] = await Promise.all([
      db.select().from(settingsSections),
      db.select().from(settingsChanges),
      db.select().from(settingsSecrets),
    ]);
    return { secrets, text: JSON.stringify([sections, changes, secrets]) };
  };

  test("is stored encrypted, and is shown neither on the screen nor in the history or in an answer", async () => {
    await save({ ...local(), password });
    const { secrets, text } = await stored();
    expect(secrets).toHaveLength(1);
    expect(text).not.toContain("molette");
    const screen = await getSectionScreen("mail");
    const shown = screen.groups.flatMap(({ settings }) => settings).find(({ name }) => name === "password");
    expect(shown).toMatchObject({ typed: "", isKept: true, isLocked: false });
    expect(JSON.stringify(screen)).not.toContain(secrets[0]?.id);
    expect(screen.history[0]?.differences).toContainEqual({
      label: "Mot de passe",
      before: "",
      after: "Donné",
    });
    expect(withoutSecrets("mail", { host: "a", password })).toEqual({ host: "a" });
  });

  test("stays when nothing is typed, is replaced by another, and is deleted when the owner asks", async () => {
    await save({ ...local(), password });
    await save({ sender: "camille@example.fr" });
    expect((await mailConnection()).server).toMatchObject({ password });
    await save({ password: "un autre" });
    expect((await mailConnection()).server).toMatchObject({ password: "un autre" });
    expect((await stored()).secrets).toHaveLength(1);
    await save({ "password.forget": "on" });
    expect((await mailConnection()).server).toMatchObject({ password: null });
    expect((await stored()).secrets).toHaveLength(0);
  });

  test("must be typed again when it would be sent to another place", async () => {
    await save({ ...local(), user: "atelier", password });
    for (const [name, typed] of [
      ["host", "127.0.0.2"],
      ["port", "25"],
      ["encryption", "tls"],
      ["user", "autre"],
    ])
      expect(await save({ [name as string]: typed as string })).toMatchObject({
        outcome: "invalid",
        errors: { password: settingsTexts.secretElsewhere },
      });
    expect(await save({ host: "127.0.0.2", password })).toMatchObject({ outcome: "done" });
  });

  test("is not restored with earlier settings, and is not sent to an earlier server", async () => {
    await save({ ...local(), password });
    await save({ host: "127.0.0.2", password: "un autre" });
    await save({ intent: "restore", change: "2" });
    expect((await mailConnection()).server).toMatchObject({ host: "127.0.0.1", password: null });
    await save({ password: "un troisième" });
    await save({ sender: "camille@example.fr" });
    await save({ intent: "restore", change: String(version) });
    expect((await mailConnection()).server).toMatchObject({ password: "un troisième" });
  });

  test("is refused when it is too long or contains an invisible character", async () => {
    for (const typed of ["x".repeat(301), "a\nb", "a\0b"])
      expect(await save({ ...local(), password: typed })).toMatchObject({
        outcome: "invalid",
        errors: { password: expect.any(String) },
      });
  });

  test("cannot be read on a machine without the key: mail waits, the screens say so, and the key file solves it", async () => {
    await save({ ...local(), password });
    const [here, away] = [join(folder, keyFileName), join(folder, "away")];
    await rename(here, away);
    await queue("Un");
    await deliver();
    expect(await states()).toEqual([{ status: "pending", attempts: 0 }]);
    expect(await getEmailState()).toMatchObject({ configured: true, isLocked: true });
    expect(await doesMailLeave()).toBe(false);
    const { groups } = await getSectionScreen("mail");
    expect(groups.flatMap(({ settings }) => settings).find(({ name }) => name === "password")).toMatchObject({
      isLocked: true,
    });
    expect(await attempt()).toMatchObject({ worked: false, text: expect.stringContaining("illisible") });
    await rename(away, here);
    await deliver();
    expect(subjects()).toEqual(["Un"]);
  });

  test("is not stored when the data folder cannot keep its key", async () => {
    await writeFile(join(folder, "file"), "");
    env().DATA_DIR = join(folder, "file", "inside");
    expect(await save({ ...local(), password })).toEqual({
      outcome: "refused",
      refusal: settingsTexts.keyNotKept,
    });
    expect(await db.$count(settingsSections)).toBe(0);
  });
});
