import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { textServiceName } from "#app/lib/text-generation/provider.server.ts";
import { textSection } from "#app/lib/text-generation/connection.server.ts";
import { lastEffect, type LearnedEffect } from "../understanding/jobs/learning.server.ts";
import { type OffTopicQuestions, readOffTopic } from "./examples.server.ts";
import { listWeeks, type WeekOfQuestions } from "./weeks.server.ts";

/** What the tab 'Suivi' (follow-up) shows: how well visitors are understood, and the list of off-topic questions. */
export interface Comprehension {
  weeks: WeekOfQuestions[];
  effect: LearnedEffect | null;
  offTopic: OffTopicQuestions;
  writing: WritingState;
}

/** Whether the text-generation service writes answers from pages (rule assistant/written). */
export interface WritingState {
  /** Whether the owner allows the service to write answers. */
  isOn: boolean;
  /** The name of the text-generation service; null when none is set up. */
  service: string | null;
  /** The version of the settings section that contains `isOn`. */
  version: number;
}

/** Reads what the tab 'Suivi' (follow-up) shows. */
export async function readComprehension(profile: BusinessProfile): Promise<Comprehension> {
  const [weeks, offTopic, writing] = await Promise.all([listWeeks(), readOffTopic(), readWriting(profile)]);
  return { weeks, offTopic, writing, effect: lastEffect() };
}

async function readWriting({ assistantWrites }: BusinessProfile): Promise<WritingState> {
  const { section, version } = settingsSections;
  const [[stored], service] = await Promise.all([
    db.select({ version }).from(settingsSections).where(eq(section, textSection)),
    textServiceName(),
  ]);
  return { isOn: assistantWrites, service, version: stored?.version ?? 0 };
}
