import type { Reader } from "#app/db/client.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import type { ShopMoment } from "#app/domains/business/rules/opening.ts";
import { askedClosures, closuresAnswer } from "../facts/rules/asked-closures.ts";
import { isOnlyDay } from "../facts/rules/asked-day.ts";
import { asksToCome, placeWords } from "../facts/rules/asked-place.ts";
import { askedTime, isOpeningAsked, timeAnswer } from "../facts/rules/asked-time.ts";
import { daysAnswer, namesClosedDay } from "../facts/rules/days-answer.ts";
import { usualHours } from "../facts/rules/usual-hours.ts";
import type { Fact } from "./facts.server.ts";
import type { Judgement } from "./reply.server.ts";
import { named } from "./topic-fact.server.ts";

/**
 * Answers a question about closures, days or hours, and adds the usual hours (rules assistant/closures and
 * assistant/days). Returns null for any other question.
 */
export async function findHours(
  question: string,
  { responses }: Judgement,
  { profile, executor, at }: { profile: BusinessProfile; executor: Reader; at: ShopMoment },
): Promise<Fact | null> {
  // A question about days gets the closures and hours of these days. But if the owner wrote a response (a stored
  // answer) that fits, that response is given. Its topic is null, because only the program's own have one.
  const isOwn = responses.length > 0 && responses[0]?.topic === null;
  const closures = isOwn ? null : askedClosures(question, at.day);
  if (closures) {
    const announced = closuresAnswer(closures, profile, at.day);
    return named("hours", `${announced}\n${usualHours(announced, profile)}`, responses, executor);
  }
  const isHours = responses.some(({ topic }) => topic === "hours");
  // 'Vous pouvez venir dimanche ?' (can you come on Sunday) gets the hours as its answer only if the shop is closed
  // then.
  const isRefused = !isOwn && asksToCome(placeWords(question)) && namesClosedDay(question, profile, at);
  if (!isHours && !isRefused && (isOwn || !(isOnlyDay(question) || isOpeningAsked(question)))) return null;
  const time = askedTime(question);
  const isTimeAsked = time !== null && (responses[0]?.topic === "hours" || isOpeningAsked(question));
  const said =
    daysAnswer(question, profile, { at, time }) ?? (isTimeAsked ? timeAnswer(time, profile) : null);
  return said === null ? null : named("hours", `${said}\n${usualHours(said, profile)}`, responses, executor);
}
