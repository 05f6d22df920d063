import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { textServiceName } from "#app/lib/text-generation/provider.server.ts";
import { writeText } from "#app/lib/text-generation/text-service.server.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import { log } from "#app/lib/log.server.ts";
import { writtenText } from "./labels.ts";
import type { FoundPassages } from "./queries/passages.server.ts";
import { chatLimits, writtenADay, writtenWithinMs } from "./rules/limits.ts";
import { bestSentences } from "./passages/rules/passages.ts";
import { sourcesOf, writingInstructions, writingPrompt } from "./passages/rules/written-answer.ts";

/**
 * Returns the name of the text-generation service that writes answers, or null if the owner has not allowed it or no
 * service is set up.
 */
export async function writerOf({
  assistantWrites,
}: Pick<BusinessProfile, "assistantWrites">): Promise<string | null> {
  return assistantWrites ? textServiceName() : null;
}

/** Whether a text-generation service writes answers of the assistant. */
export async function isWriting(profile: Pick<BusinessProfile, "assistantWrites">): Promise<boolean> {
  return (await writerOf(profile)) !== null;
}

/**
 * The longest passage (part of a page) that is sent whole, in characters. Of a longer one, only its best sentences are
 * sent.
 */
const longestSent = 1_500;
const maximumTokens = 400;

/**
 * Returns an answer that the text-generation service writes from passages (parts of the site's pages), with links to
 * these pages (rule assistant/written). Returns null if the daily limit is reached, or if the service fails, is late,
 * or writes something that is not in the passages. The caller then shows the best passage itself.
 */
export async function writeFromPassages(
  { question, networkKey }: { question: string; networkKey: string },
  { asked, passages }: FoundPassages,
  timeoutMs = writtenWithinMs,
): Promise<string | null> {
  const share = await takeRateLimit({ ...chatLimits.writtenPerNetworkADay, key: networkKey });
  if (!share.allowed) return null;
  const sent = passages.map((passage) =>
    passage.text.length <= longestSent ? passage : { ...passage, text: bestSentences(asked, passage).quote },
  );
  const answer = await writeText({
    purpose: "assistant",
    callsPerDay: writtenADay,
    instructions: writingInstructions,
    prompt: writingPrompt(question, sent),
    maximumTokens,
    timeoutMs,
  });
  if ("refused" in answer) return null;
  const text = answer.text.trim();
  const sources = sourcesOf(text, sent);
  log.info({ isHeld: sources !== null }, "chatbot answer written");
  return sources && writtenText(text, [...new Set(sources.map(({ path }) => path))]);
}
