import { lastEffect, type LearnedEffect } from "../understanding/jobs/learning.server.ts";
import { type ForeignQuestions, readForeign } from "./examples.server.ts";
import { listWeeks, type WeekOfQuestions } from "./weeks.server.ts";

/** How well visitors are understood, and what is none of the shop's business. */
export interface Comprehension {
  weeks: WeekOfQuestions[];
  effect: LearnedEffect | null;
  foreign: ForeignQuestions;
}

/** Reads what the tab about understanding shows. */
export async function readComprehension(): Promise<Comprehension> {
  const [weeks, foreign] = await Promise.all([listWeeks(), readForeign()]);
  return { weeks, foreign, effect: lastEffect() };
}
