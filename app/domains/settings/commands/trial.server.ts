import { db } from "#app/db/client.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { senderOf } from "#app/domains/business/rules/contact.ts";
import { type SectionKey, sectionOf } from "#app/domains/business/registry.server.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { mailConnection, mailSection } from "#app/lib/mail/connection.server.ts";
import { tryMail } from "#app/lib/mail/trial.server.ts";
import { textSection } from "#app/lib/text-generation/connection.server.ts";
import { tryTextService } from "#app/lib/text-generation/trial.server.ts";
import { canonicalEmailAddress, isEmailAddress } from "#app/lib/trust/email-address.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import { mailTrialTexts, textTrialTexts, trialTexts } from "../labels.ts";
import { currentSection } from "./stored.server.ts";

/** The result of a test of a connection. `said` is what the tested server answered; null if it answered nothing. */
export interface TrialAnswer {
  worked: boolean;
  text: string;
  said: string | null;
}

export type TrialOutcome = Outcome<
  { done: { trial: TrialAnswer; version: number } },
  "done" | "invalid" | "refused" | "limited"
>;

const limits = { scope: "settings-trial", limit: 20, windowSeconds: 3_600 } as const;

/**
 * Tests the stored settings of a section with the real server (rule settings/trial). Returns the result, and the
 * version of the settings that were tested.
 */
export async function trySection(actor: Actor, key: SectionKey, values: FormValues): Promise<TrialOutcome> {
  if (!sectionOf(key).trial) return { outcome: "refused" };
  const recipient = canonicalEmailAddress(firstValue(values, "to").trim());
  if (key === mailSection && !isEmailAddress(recipient))
    return { outcome: "invalid", errors: { to: trialTexts.notAnAddress } };
  const { allowed, retryAfterSeconds } = await takeRateLimit({ ...limits, key: actor.userId });
  if (!allowed) return { outcome: "limited", retryAfterSeconds };
  const { version } = await currentSection(db, key);
  const trial = key === textSection ? await textTrial() : await mailTrial(recipient);
  log.info({ actorId: actor.userId, section: key, worked: trial.worked }, "settings tried");
  return { outcome: "done", trial, version };
}

async function mailTrial(recipient: string): Promise<TrialAnswer> {
  const [profile, { sender, senderAddress }] = await Promise.all([currentProfile(), mailConnection()]);
  const { result, server, said } = await tryMail(recipient, sender ?? senderOf(profile, senderAddress), {
    title: trialTexts.subject(profile.name),
    introduction: [trialTexts.body],
    signature: [profile.name],
    accent: profile.accent,
  });
  const text = mailTrialTexts[result].replace("{serveur}", server ?? "").replace("{adresse}", recipient);
  return { worked: result === "accepted", text, said };
}

async function textTrial(): Promise<TrialAnswer> {
  const { result, model, said } = await tryTextService();
  return {
    worked: result === "written",
    text: textTrialTexts[result].replace("{modele}", model ?? ""),
    said,
  };
}
