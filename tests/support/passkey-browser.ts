import { afterAll, beforeAll, beforeEach } from "vitest";
import { db } from "#app/db/client.server.ts";
import { users, verifications } from "#app/db/schema/auth.server.ts";
import { emails, rateLimits } from "#app/db/schema/platform.server.ts";
import { createAdministrator } from "#app/domains/auth/commands/administrators.server.ts";
import {
  changePasskeys,
  createPasskeyChallenge,
  signInByPasskey,
} from "#app/domains/auth/passkeys/commands.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { openBrowser, owner, signedIn } from "./owner-browser.ts";
import { passkeyDevice } from "./passkey-device.ts";

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

export const origin = siteOrigin();

/** Makes each test start with one account, the owner's, which has no passkey. */
export function withOwner(): void {
  beforeAll(() => startJobs([deliverEmailsQueue(async () => "Atelier <a@b.example>")]));
  afterAll(() => stopJobs(0));
  beforeEach(async () => {
    for (const table of [users, rateLimits, verifications, emails]) await db.delete(table);
    await createAdministrator(owner);
  });
}

/** Takes the first step to add a passkey: sends its name and the password. Returns the challenge for the device. */
export async function askChallenge({ person, browser, keep }: SignedIn, name = "Téléphone") {
  const typed = { intent: "passkey-challenge", passkey_name: name, current_password: owner.password };
  const pending = await changePasskeys(person, typed, browser());
  if (pending.outcome !== "done" || !pending.pending) throw new Error("the passkey is pending");
  keep(pending.setCookies ?? []);
  return pending.pending;
}

/** Takes the second step to add a passkey: sends the device's answer to the challenge. */
export const add = ({ person, browser }: SignedIn, answer: string, name = "Téléphone") =>
  changePasskeys(person, { intent: "passkey-add", passkey_name: name, answer }, browser());

/** Returns the owner with a passkey, and the device that has it. */
export async function withPasskey(device = passkeyDevice({ origin })) {
  const account = await signedIn();
  const { options } = await askChallenge(account);
  const added = await add(account, device.create(options.challenge));
  if (added.outcome !== "done") throw new Error("the passkey is added");
  return { account, device };
}

/** Returns a browser at the sign-in page, with the challenge that the browser got. */
export async function atSignIn(clientKey = "client") {
  const opened = openBrowser(clientKey);
  const pending = await createPasskeyChallenge(clientKey, opened.browser());
  if (pending.outcome !== "done") throw new Error("the challenge is pending");
  opened.keep(pending.setCookies);
  return {
    ...opened,
    options: pending.options,
    challenge: pending.options.challenge,
    async send(answer: string, { trusted = false } = {}) {
      const values = { answer, ...(trusted && { trusted: "on" }) };
      const outcome = await signInByPasskey(values, clientKey, opened.browser());
      if (outcome.outcome === "done") opened.keep(outcome.setCookies);
      return outcome;
    },
  };
}
