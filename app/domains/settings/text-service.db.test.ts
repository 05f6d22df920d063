import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { env } from "#app/lib/env.server.ts";
import { hasTextProvider } from "#app/lib/text-generation/provider.server.ts";
import { writeText } from "#app/lib/text-generation/text-service.server.ts";
import { tryTextService } from "#app/lib/text-generation/trial.server.ts";
import { startTextService, type TextService } from "#tests/support/text-service.ts";
import { textRequest } from "#tests/support/text-writing.ts";
import { camille, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";
import { trySection } from "./commands/trial.server.ts";

let service: TextService;
let folder = "";
let version = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "settings-"));
  service = await startTextService((prompt) => `Réponse à ${prompt}`);
});
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

withoutSettings("settings_secrets", "rate_limits", "text_calls");
beforeEach(async () => {
  version = 0;
  service.behave("good");
  Object.assign(env(), { DATA_DIR: folder, LOCAL_SERVICES: "on", DEMO: "off", TEXT_API_KEY: undefined });
});

async function save(values: Record<string, string>) {
  const result = await changeSettings(camille, "texts", { version: String(version), ...values });
  if (result.outcome === "done") version = result.version;
  return result;
}

const saveService = () => save({ url: service.url, key: service.key });

async function attempt() {
  const outcome = await trySection(camille, "texts", {});
  return outcome.outcome === "done" ? outcome.trial : outcome;
}

// rule settings/connections
test("a text-generation service in the settings writes texts, in either wire format, until it is removed", async () => {
  expect(await hasTextProvider()).toBe(false);
  await saveService();
  expect(await writeText(textRequest)).toEqual({ text: "Réponse à un titre" });
  expect(service.seen.at(-1)).toMatchObject({ key: service.key, prompt: "un titre" });
  await save({ provider: "openai-compatible", model: "modele-de-la-maison", key: service.key });
  expect(await writeText(textRequest)).toEqual({ text: "Réponse à un titre" });
  expect(service.seen.at(-1)?.path).toMatch(/chat\/completions$/);
  await save({ provider: "google", model: "", url: "", "key.forget": "on" });
  expect(await writeText(textRequest)).toEqual({ refused: "unconfigured" });
});

test("the environment's service replaces the whole service of the settings, so its key is never sent to another address", async () => {
  await saveService();
  env().TEXT_API_KEY = "clé-de-la-machine";
  const before = service.seen.length;
  const { textConnection } = await import("#app/lib/text-generation/connection.server.ts");
  expect(await textConnection()).toMatchObject({
    isFromEnvironment: true,
    url: null,
    key: "clé-de-la-machine",
  });
  expect(service.seen.length).toBe(before);
});

// rule settings/checks
test.each([
  [{ provider: "openai-compatible" }, "url"],
  [{ url: "http://texte.exemple.fr/v1" }, "url"],
  [{ url: "https://compte:secret@texte.exemple.fr" }, "url"],
  [{ url: "file:///etc/passwd" }, "url"],
  [{ model: "un modèle" }, "model"],
])("the settings %j are refused", async (typed, name) => {
  env().LOCAL_SERVICES = "off";
  expect(await save(typed as Record<string, string>)).toMatchObject({
    outcome: "invalid",
    errors: { [name]: expect.any(String) },
  });
});

// rule settings/trial
test("a test of the service shows the sentence that it wrote, or says in French why there is none", async () => {
  expect(await attempt()).toMatchObject({ worked: false, text: expect.stringContaining("Aucun service") });
  await saveService();
  expect(await attempt()).toMatchObject({
    worked: true,
    text: expect.stringContaining("gemini-flash-latest"),
    said: expect.stringContaining("Réponse à"),
  });
  for (const [state, text] of [
    ["failing", "en panne"],
    ["noJson", "ne répond pas comme un service de texte"],
    ["noCandidate", "ne répond pas comme un service de texte"],
  ] as const) {
    service.behave(state);
    expect(await attempt()).toMatchObject({ worked: false, text: expect.stringContaining(text) });
  }
  service.behave("hung");
  expect(await tryTextService(200)).toMatchObject({ result: "silent" });
  await save({ url: "http://127.0.0.1:1/v1", key: service.key });
  expect(await attempt()).toMatchObject({ text: expect.stringContaining("refuse la connexion") });
});

// rule settings/outside
test("no service on the site's own network is called, and an endless answer is cut off", async () => {
  await saveService();
  env().LOCAL_SERVICES = "off";
  const before = service.seen.length;
  expect(await attempt()).toMatchObject({ worked: false, text: expect.stringContaining("pas d’Internet") });
  expect(await writeText(textRequest)).toEqual({ refused: "failed" });
  expect(service.seen.length).toBe(before);
});

test("a demonstration calls no service", async () => {
  await saveService();
  env().DEMO = "on";
  expect(await attempt()).toMatchObject({ worked: false, text: expect.stringContaining("démonstration") });
  expect(await hasTextProvider()).toBe(false);
});
