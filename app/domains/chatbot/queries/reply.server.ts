import { anonymousSearch } from "#app/db/anonymous-search.server.ts";
import { db, type Executor } from "#app/db/client.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { log } from "#app/lib/log.server.ts";
import { askBackText, noMatchReply, searchFailureReply } from "../labels.ts";
import { responseName } from "../rules/keywords.ts";
import { fillPlaceholders, withoutWithdrawn } from "../rules/placeholders.ts";
import type { Choice } from "../rules/talk.ts";
import { currentKnowledge } from "../understanding/jobs/learning.server.ts";
import { decide, type Decision } from "../understanding/rules/decision.ts";
import { type Knowledge, understand, type Understanding } from "../understanding/rules/knowledge.ts";
import { findFact } from "./facts.server.ts";
import { findPassages, passageReply } from "./passages.server.ts";
import { type Match, type MatchedResponse, matchQuestion, readResponses } from "./matching.server.ts";

/** How a question finds its answer, for the reply and for the back office's 'Tester'. */
export interface Judgement {
  match: Match;
  /** Null until the classifier has learned for the first time. */
  understanding: Understanding | null;
  decision: Decision;
  /** The answer, or the choices of a question back. None when the assistant does not know. */
  responses: MatchedResponse[];
}

/** Judges a question by its words and by what was learned (rule assistant/understanding). */
export async function judgeQuestion(
  question: string,
  executor: Executor = db,
  knowledge: Knowledge | undefined = currentKnowledge(),
): Promise<Judgement> {
  const match = await matchQuestion(question, executor);
  const understanding = knowledge ? understand(knowledge, question) : null;
  const { exactIds, response } = match;
  const share = exactIds.length === 0 && response ? response.id : null;
  const decision = decide({ exactIds, share }, understanding);
  return { match, understanding, decision, responses: await responsesOf(decision, match, executor) };
}

async function responsesOf(
  decision: Decision,
  { response }: Match,
  executor: Executor,
): Promise<MatchedResponse[]> {
  if (decision.kind === "none") return [];
  if (decision.kind === "ask") return readResponses(executor, decision.responseIds);
  if (response?.id === decision.responseId) return [response];
  const found = await readResponses(executor, [decision.responseId]);
  // A response deleted since the last learning: what the keywords say still holds.
  return found.length > 0 || !response ? found : [response];
}

/** What the assistant says, before it is stored. */
export interface Reply {
  kind: "answer" | "passage" | "asked_back" | "no_match" | "failure";
  content: string;
  responseId: string | null;
  offersContact: boolean;
  choices: Choice[];
}

interface Asked {
  question: string;
  /** The response a visitor chose from a question back. */
  choice: string | null;
  /** The assistant asks back once, not twice in a row (rule assistant/ask-back). */
  mayAskBack: boolean;
}

/** Returns the reply to a question. Never throws: a failure is a reply of its own. */
export async function replyTo(asked: Asked): Promise<Reply> {
  const profile = await currentProfile();
  try {
    return await anonymousSearch((executor) => findReply(asked, profile, executor));
  } catch (error) {
    log.error({ err: error }, "chatbot search failed");
    const content = fillPlaceholders(searchFailureReply, profile);
    return { ...silent, kind: "failure", content, offersContact: true };
  }
}

const silent = { responseId: null, offersContact: false, choices: [] };

async function findReply(
  { question, choice, mayAskBack }: Asked,
  profile: BusinessProfile,
  executor: Executor,
): Promise<Reply> {
  const [chosen] = choice ? await readResponses(executor, [choice]) : [];
  if (chosen) return answerWith(chosen, profile);
  const judgement = await judgeQuestion(question, executor);
  const fact = await findFact(question, judgement, profile, executor);
  if (fact) return { ...silent, kind: "answer", ...fact };
  const { decision, responses } = judgement;
  const [first] = responses;
  if (decision.kind === "ask" && mayAskBack && responses.length > 1)
    return { ...silent, kind: "asked_back", content: askBackText, choices: responses.map(choiceOf) };
  if (decision.kind === "answer" && first) return answerWith(first, profile);
  const found = await findPassages(question, judgement, { profile, executor });
  if (found) return { ...silent, kind: "passage", content: passageReply(found) };
  return { ...silent, kind: "no_match", content: fillPlaceholders(noMatchReply, profile) };
}

function answerWith({ id, response, offersContact }: MatchedResponse, profile: BusinessProfile): Reply {
  return {
    kind: "answer",
    content: withoutWithdrawn(fillPlaceholders(response, profile), profile),
    responseId: id,
    offersContact,
    choices: [],
  };
}

function choiceOf(response: MatchedResponse): Choice {
  return { id: response.id, label: responseName(response) };
}
