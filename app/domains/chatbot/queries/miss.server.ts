import type { Reader } from "#app/db/client.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { guessText, nearTopicReply, noMatchReply, offTopicReply } from "../labels.ts";
import { responseName } from "../rules/keywords.ts";
import { fillPlaceholders } from "../rules/placeholders.ts";
import type { Choice } from "../rules/talk.ts";
import { isAnsweredBeside } from "../rules/worth-asking.ts";
import { isClearlyOffTopic, isLikelyOffTopic, type Understanding } from "../understanding/rules/knowledge.ts";
import type { MatchedResponse } from "./candidates.server.ts";
import { readResponses } from "./matching.server.ts";

/** A response with at least this confidence, from 0 to 1, may be what the visitor meant. */
const guessFrom = 0.1;
const mostGuesses = 3;

/**
 * Returns the reply to a question without an answer (rule assistant/no-match): the text, and if `mayAskBack` buttons of
 * the responses that may be meant, although none is likely enough to be given. `understanding` is null until the
 * assistant has learned.
 */
export async function missOf(
  { understanding }: { understanding: Understanding | null },
  mayAskBack: boolean,
  profile: BusinessProfile,
  executor: Reader,
): Promise<{ content: string; choices: Choice[] }> {
  if (understanding !== null && isLikelyOffTopic(understanding)) {
    const text = isClearlyOffTopic(understanding) ? offTopicReply : `${offTopicReply}\n${nearTopicReply}`;
    return { content: fillPlaceholders(text, profile), choices: [] };
  }
  const ranked = mayAskBack ? (understanding?.ranked ?? []) : [];
  const likely = ranked.filter(({ confidence }) => confidence >= guessFrom);
  const read = await readResponses(
    executor,
    likely.flatMap(({ responseId }) => responseId ?? []),
  );
  const offered = read.filter(({ topic, withheld }) => !withheld && isAnsweredBeside(topic));
  const choices = offered.slice(0, mostGuesses).map(choiceOf);
  const content = choices.length > 0 ? `${noMatchReply}\n${guessText}` : noMatchReply;
  return { content: fillPlaceholders(content, profile), choices };
}

/** Returns the button of a response. */
export function choiceOf(response: MatchedResponse): Choice {
  return { id: response.id, label: responseName(response) };
}
