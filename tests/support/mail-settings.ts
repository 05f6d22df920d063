import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { changeSettings } from "#app/domains/settings/commands/change.server.ts";
import { trySection } from "#app/domains/settings/commands/trial.server.ts";
import { env } from "#app/lib/env.server.ts";
import { server, withMailServer } from "./outbox.ts";
import { camille, withoutSettings } from "./stored-settings.ts";

export const password = "clé à molette n° 12";

/** The folder with the key that encrypts secrets. */
export let folder = "";
/** The version of the mail settings after the last save. The next save must name it. */
export let version = 0;

/** Gives each test of the file empty settings, a mail server and a folder for the key that encrypts secrets. */
export function withMailSettings(): void {
  withMailServer();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "settings-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  withoutSettings("settings_secrets", "rate_limits");
  beforeEach(() => {
    version = 0;
    Object.assign(env(), {
      SMTP_URL: undefined,
      DATA_DIR: folder,
      LOCAL_SERVICES: "on",
      DEMO: "off",
      NOTIFY_EMAILS: [],
    });
  });
}

/** Returns the settings that lead to the test's mail server. */
export const local = () => ({ host: "127.0.0.1", port: String(server.port), encryption: "none" });

/** Saves the section of mail, as a person does who has seen the last saved version. */
export async function save(values: Record<string, string>) {
  const result = await changeSettings(camille, "mail", { version: String(version), ...values });
  if (result.outcome === "done") version = result.version;
  return result;
}

/** Sends a test message with the settings and returns its result. */
export async function attempt(to = "camille@example.fr") {
  const outcome = await trySection(camille, "mail", { to });
  return outcome.outcome === "done" ? outcome.trial : outcome;
}
