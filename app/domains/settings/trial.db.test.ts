import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { describe, expect, test } from "vitest";
import { env } from "#app/lib/env.server.ts";
import { getEmailState } from "#app/lib/mail/state.server.ts";
import { tryMail } from "#app/lib/mail/trial.server.ts";
import { deliver, queue, server } from "#tests/support/outbox.ts";
import { attempt, local, password, save, withMailSettings } from "#tests/support/mail-settings.ts";
import { startScriptedMailServer } from "#tests/support/scripted-mail-server.ts";
import { camille } from "#tests/support/stored-settings.ts";
import { trySection } from "./commands/trial.server.ts";

withMailSettings();

// rule settings/trial
describe("a test message", () => {
  test("is sent to the server from the configured sender, and the server's answer is shown", async () => {
    await save({ ...local(), sender: "envois@exemple.fr" });
    expect(await attempt("camille@example.fr")).toMatchObject({
      worked: true,
      text: expect.stringContaining(`127.0.0.1:${server.port} a accepté le message pour camille@example.fr`),
      said: expect.stringMatching(/^250/),
    });
    expect(server.received[0]?.message).toMatch(/^From: .*<envois@exemple\.fr>/m);
  });

  test("reports in French what a server refuses, with the server's own words", async () => {
    await save(local());
    for (const [script, text] of [
      [{ sender: 550 }, "refuse l’adresse de l’expéditeur"],
      [{ recipient: 550 }, "refuse le destinataire camille@example.fr"],
      [{ content: 554 }, "refuse le message"],
    ] as const) {
      server.script = script;
      expect(await attempt()).toMatchObject({
        worked: false,
        text: expect.stringContaining(text),
        said: expect.stringContaining("as scripted"),
      });
    }
    const guarded = await startScriptedMailServer({ withSignIn: true });
    guarded.script = { signIn: 535 };
    await save({ ...local(), port: String(guarded.port), user: "atelier", password });
    const refused = await attempt();
    expect(refused).toMatchObject({ text: expect.stringContaining("refuse le compte ou le mot de passe") });
    expect(JSON.stringify(refused)).not.toContain("molette");
    await guarded.stop();
  });

  test("reports a server that refuses the connection, falls silent or does not exist", async () => {
    await save({ ...local(), port: "1" });
    expect(await attempt()).toMatchObject({ text: expect.stringContaining("refuse la connexion") });
    await save({ ...local(), host: "nulle-part.invalid" });
    expect(await attempt()).toMatchObject({ text: expect.stringContaining("Aucun serveur ne porte ce nom") });
    await save(local());
    server.script = { greeting: "silence" };
    const content = { title: "Essai", introduction: [], signature: [], accent: null };
    expect(await tryMail("a@exemple.fr", "b@exemple.fr", content, 200)).toMatchObject({ result: "silent" });
    const mute = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await once(mute, "listening");
    await save({ ...local(), port: String((mute.address() as AddressInfo).port) });
    expect(await attempt()).toMatchObject({ worked: false });
    mute.close();
  });

  test("is sent neither to a server with a certificate for another name nor without the requested encryption", async () => {
    const forged = new SMTPServer({ secure: true, authOptional: true });
    forged.on("error", () => {});
    forged.listen(0, "127.0.0.1");
    await once(forged.server, "listening");
    const { port } = forged.server.address() as AddressInfo;
    await save({ host: "127.0.0.1", port: String(port), encryption: "tls" });
    expect(await attempt()).toMatchObject({ text: expect.stringContaining("certificat") });
    await new Promise<void>((resolve) => forged.close(() => resolve()));
    await save({ ...local(), encryption: "starttls" });
    expect(await attempt()).toMatchObject({ text: expect.stringContaining("ne propose pas ce chiffrement") });
    expect(server.received).toEqual([]);
  });

  // rule settings/outside
  test("cannot reach a machine on the site's own network", async () => {
    env().LOCAL_SERVICES = "off";
    await save({ host: "localhost", port: "25", encryption: "starttls" });
    expect(await attempt()).toMatchObject({ text: expect.stringContaining("pas d’Internet") });
    await queue("Un");
    await deliver();
    expect((await getEmailState()).pause).toMatchObject({ reason: "connection" });
  });

  test("needs an address, is limited in number, and is not sent from a demonstration", async () => {
    await save(local());
    expect(await trySection(camille, "mail", { to: "camille" })).toMatchObject({ outcome: "invalid" });
    expect(await trySection(camille, "company", {})).toEqual({ outcome: "refused" });
    env().DEMO = "on";
    expect(await attempt()).toMatchObject({ worked: false, text: expect.stringContaining("démonstration") });
    env().DEMO = "off";
    await Promise.all(Array.from({ length: 19 }, () => attempt()));
    expect(await attempt()).toMatchObject({ outcome: "limited" });
  });
});
