import { guaranteeText, refundText } from "../content/complaint-texts.ts";
import { anonymousSearch } from "#app/db/anonymous-search.server.ts";
import { db, type Reader } from "#app/db/client.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { log } from "#app/lib/log.server.ts";
import { recoveryTimes } from "../content/shop-texts.ts";
import { writeFromPassages } from "../gateway.server.ts";
import { askBackText, searchFailureReply } from "../labels.ts";
import { besideDiagnosis, isAnsweredBeside, worthAsking } from "../rules/worth-asking.ts";
import { isPlainlySeveral, questionsIn } from "../rules/asked-questions.ts";
import { asksOwnPrice } from "../facts/rules/asked-price.ts";
import { asksRefund, isFailedAgain } from "../rules/failed-again.ts";
import { saidOnce } from "../rules/said-once.ts";
import { withoutGreeting } from "../rules/without-greeting.ts";
import { offeredAnswer, saidResponse, withoutInvitations } from "../rules/offered-answer.ts";
import { englishAnswer, withExampleLine } from "../rules/finished-answer.ts";
import { fillPlaceholders } from "../rules/placeholders.ts";
import type { Situation } from "../situations/content/situation.ts";
import { situationIn } from "../situations/rules/situations.ts";
import { unsaidParts } from "../facts/rules/unsaid-parts.ts";
import { ownServiceAnswer, withdrawnAnswer } from "../facts/rules/own-service.ts";
import type { Choice } from "../rules/talk.ts";
import { currentKnowledge, firstLearning } from "../understanding/jobs/learning.server.ts";
import { decide, type Decision } from "../understanding/rules/decision.ts";
import { isInEnglish } from "../understanding/rules/in-english.ts";
import { type Knowledge, understand, type Understanding } from "../understanding/rules/knowledge.ts";
import { answersAlone, findFact } from "./facts.server.ts";
import { findPassages, type FoundPassages, passageReply } from "./passages.server.ts";
import type { MatchedResponse } from "./candidates.server.ts";
import { type Match, matchQuestion, readResponses } from "./matching.server.ts";
import { choiceOf, missOf } from "./miss.server.ts";

/** How the answer to a question was found. The reply depends on it, and the owner's field 'Tester' (try) shows it. */
export interface Judgement {
  /** The question without the greeting before it. */
  question: string;
  match: Match;
  /** What the examples say about the question. Null until the assistant has learned for the first time. */
  understanding: Understanding | null;
  /** The situation that the question describes. */
  situation: Situation | null;
  decision: Decision;
  /** The one response to give, or the two or three to choose from. Empty if the assistant does not know an answer. */
  responses: MatchedResponse[];
}

/**
 * Decides which response answers a question, from its keywords and from what was learned (rule
 * assistant/understanding).
 */
export async function judgeQuestion(
  typed: string,
  executor: Reader = db,
  given?: Knowledge,
): Promise<Judgement> {
  const question = withoutGreeting(typed);
  const knowledge = given ?? (await currentKnowledge());
  const understanding = knowledge ? understand(knowledge, question) : null;
  const { match, responses } = await matchQuestion(question, executor, likelyIds(understanding));
  const { exactIds, response } = match;
  const share = exactIds.length === 0 && response ? response.id : null;
  const decided = decide({ exactIds, share, isWhole: match.step === "exact" }, understanding);
  const situation = situationIn(question);
  return {
    question,
    match,
    understanding,
    situation,
    ...worthAsking(decided, responsesOf(decided, match, responses)),
  };
}

/**
 * Returns the ids of the responses that the learned knowledge ranks, so that the search reads them in the same query.
 */
function likelyIds(understanding: Understanding | null): string[] {
  const likely = [...(understanding?.ranked ?? []), ...(understanding?.nearest.slice(0, 1) ?? [])];
  return [...new Set(likely.flatMap(({ responseId }) => responseId ?? []))];
}

function responsesOf(
  decision: Decision,
  { response }: Match,
  read: readonly MatchedResponse[],
): MatchedResponse[] {
  if (decision.kind === "none") return [];
  const ids = decision.kind === "ask" ? decision.responseIds : [decision.responseId];
  const found = ids.flatMap((wanted) => read.find(({ id }) => id === wanted) ?? []);
  // A response that was deleted after the last learning is not found. Then the response with the best keywords replaces
  // it.
  return found.length > 0 || decision.kind === "ask" || !response ? found : [response];
}

/** The assistant's reply, before it is stored. */
export interface Reply {
  kind: "answer" | "passage" | "written" | "asked_back" | "no_match" | "failure";
  content: string;
  responseId: string | null;
  offersContact: boolean;
  choices: Choice[];
}

/**
 * Where a reply comes from. `response`: a stored answer. `choices`: buttons to choose from. `several`: answers to
 * several questions. `data`: the settings and zones. `service`: a service that the owner added or no longer offers.
 * `page`: a quotation from a page. `nothing`: no answer was found.
 */
export type ReplySource = "response" | "choices" | "several" | "data" | "service" | "page" | "nothing";

/** A reply, and how it was found. */
interface FoundReply {
  reply: Reply;
  from: ReplySource;
  judgement: Judgement | null;
  /** The passages that the reply quotes, if it quotes a page. */
  found?: FoundPassages;
}

interface Asked {
  question: string;
  /** The response whose button the visitor pressed. */
  choice: string | null;
  /**
   * False if the last reply asked the visitor to choose: the assistant does not do so twice in a row (rule
   * assistant/ask-back).
   */
  mayAskBack: boolean;
  /**
   * A pseudonym of the visitor's network. A network may use only a part of what the text-generation service may write
   * in a day.
   */
  networkKey: string;
}

/** Returns the reply to a question. Never throws: after a failure, the reply says that there was one. */
export async function replyTo(asked: Asked): Promise<Reply> {
  const profile = await currentProfile();
  try {
    await firstLearning();
    const { found, reply } = await anonymousSearch((executor) => findReply(asked, profile, executor));
    if (!found || !profile.assistantWrites) return reply;
    // Nothing holds a database connection here, because the text-generation service may take seconds.
    const written = await writeFromPassages(asked, found);
    if (written === null) return reply;
    return { ...reply, kind: "written", content: withExampleLine(written, profile) };
  } catch (error) {
    log.error({ err: error }, "chatbot search failed");
    const content = fillPlaceholders(searchFailureReply, profile);
    return { ...silent, kind: "failure", content, offersContact: true };
  }
}

const silent = { responseId: null, offersContact: false, choices: [] };

/**
 * Finds the reply to a question, for a visitor and for the owner's field 'Tester' (try). The reply to a question in
 * English says that the assistant knows only French. A last line names the facts in the reply that the owner has not
 * confirmed. Stores nothing.
 */
export async function findReply(
  asked: Omit<Asked, "networkKey">,
  profile: BusinessProfile,
  executor: Reader,
): Promise<FoundReply> {
  const found = await findPlainReply(asked, profile, executor);
  const { reply, from, judgement } = found;
  const isEnglish = judgement !== null && isInEnglish(asked.question);
  const first = judgement?.responses[0];
  const french = from === "nothing" ? null : reply.content;
  const unsaid = reply.kind === "answer" ? unsaidParts(asked.question, reply.content) : [];
  const said = isEnglish
    ? englishAnswer({ question: asked.question, content: french, topic: first?.topic ?? null }, profile)
    : [reply.content, ...unsaid.map((part) => fillPlaceholders(part, profile))].join("\n");
  const content = withExampleLine(said, profile, from === "response" ? first?.response : undefined);
  return { ...found, reply: { ...reply, content, offersContact: reply.offersContact || isEnglish } };
}

async function findPlainReply(
  { question: typed, choice, mayAskBack }: Omit<Asked, "networkKey">,
  profile: BusinessProfile,
  executor: Reader,
): Promise<FoundReply> {
  const [chosen] = choice ? await readResponses(executor, [choice]) : [];
  if (chosen) return { reply: answerWith(chosen, profile), from: "response", judgement: null };
  const judgement = await judgeQuestion(typed, executor);
  const { question, decision, responses } = judgement;
  const [first] = responses;
  const found = (from: ReplySource, reply: Partial<Reply> & { content: string }): FoundReply => ({
    reply: { ...silent, kind: "answer", ...reply, content: withoutInvitations(reply.content, profile) },
    from,
    judgement,
  });
  const several = await answerEach(judgement, profile, executor);
  if (several) return found("several", several);
  const fact = await findFact(question, judgement, profile, executor);
  if (fact) return found("data", fact);
  // The question clearly names a service that the shop no longer offers. So the assistant offers no choice and quotes
  // no page.
  const gone = decision.kind === "answer" ? null : withdrawnAnswer(question, profile, true);
  if (gone) return found("service", { content: gone, offersContact: true });
  const own = ownServiceAnswer(question, first, profile, decision.kind === "answer");
  if (own) return found("service", { content: own });
  const both = decision.kind === "ask" ? besideDiagnosis(question, responses) : null;
  if (both) {
    const [rule, fault] = both.map((one) => answerWith(one, profile));
    if (rule && fault) return found("several", { ...rule, content: saidOnce([rule.content, fault.content]) });
  }
  if (decision.kind === "ask" && mayAskBack && responses.length > 1)
    return found("choices", {
      kind: "asked_back",
      content: fillPlaceholders(askBackText, profile),
      choices: responses.map(choiceOf),
    });
  if (decision.kind === "answer" && first)
    return found("response", withComplaintFacts(question, first, answerWith(first, profile), profile));
  const passages = await findPassages(question, judgement, { profile, executor });
  if (passages)
    return { ...found("page", { kind: "passage", content: passageReply(passages) }), found: passages };
  const withdrawn = withdrawnAnswer(question, profile, false);
  if (withdrawn) return found("service", { content: withdrawn, offersContact: true });
  return found("nothing", { kind: "no_match", ...(await missOf(judgement, mayAskBack, profile, executor)) });
}

/**
 * Answers the two or three questions of a message one after the other (rule assistant/several-questions). Each of them
 * needs a confident answer. One answer must come from the shop's data, or the message must clearly be several
 * questions. Otherwise returns null.
 */
async function answerEach(
  whole: Judgement,
  profile: BusinessProfile,
  executor: Reader,
): Promise<Reply | null> {
  if (answersAlone(whole)) return null;
  const { question } = whole;
  const answers: { isFact: boolean; topic: string | null; reply: Reply }[] = [];
  const parts = questionsIn(question);
  // The sentences of a message tell one situation. Answers to each of them would contradict its advice.
  if (whole.situation !== null) return null;
  // 'Vous montez des PC ? quel prix' (you build PCs? what price) is one question: the second half names no service.
  if (asksOwnPrice(question, profile) && !parts.some((one) => asksOwnPrice(one, profile))) return null;
  for (const one of parts) {
    const judgement = await judgeQuestion(one, executor);
    const fact = await findFact(one, judgement, profile, executor);
    const { decision, responses } = judgement;
    const [first] = responses;
    const isSure = decision.kind === "answer" && first !== undefined;
    const own = fact ? null : ownServiceAnswer(one, first, profile, isSure);
    if (!fact && !own && !isSure) return null;
    const data = fact ?? (own === null ? null : { content: own });
    const reply = data
      ? { ...silent, kind: "answer" as const, ...data }
      : first && answerWith(first, profile);
    if (reply) answers.push({ isFact: data !== null, topic: first?.topic ?? null, reply });
  }
  const [first] = answers;
  const isRecovery = answers.some(({ topic }) => topic === "data-recovery");
  // Beside a recovery of data, the usual delay would only say when that work begins.
  const contents = new Set(
    answers.map(({ topic, reply }) => (isRecovery && topic === "delay" ? recoveryTimes : reply.content)),
  );
  if (!first || contents.size < 2) return null;
  const isPlain = isPlainlySeveral(question, answers.length) || whole.decision.kind !== "answer";
  const areAllTopics = answers.every(({ topic }) => isAnsweredBeside(topic));
  if (!(isPlain && areAllTopics) && !answers.some(({ isFact }) => isFact)) return null;
  const offersContact = answers.some(({ reply }) => reply.offersContact);
  return { ...first.reply, content: saidOnce([...contents]), offersContact };
}

/**
 * Adds to the apology what the visitor also asks for (rule assistant/complaint): the shop's guarantee if a repair did not
 * last, and where the terms are if they want their money back.
 */
function withComplaintFacts(
  question: string,
  { topic }: MatchedResponse,
  reply: Reply,
  profile: BusinessProfile,
): Reply {
  if (topic !== "complaint") return reply;
  const isGuaranteed = profile.claims.guarantee !== null && !reply.content.includes("garanti");
  const guarantee = isGuaranteed && isFailedAgain(question) ? fillPlaceholders(guaranteeText, profile) : "";
  const refund = asksRefund(question) ? offeredAnswer(refundText, profile) : "";
  return { ...reply, content: [reply.content, guarantee, refund].filter(Boolean).join("\n") };
}

function answerWith(response: MatchedResponse, profile: BusinessProfile): Reply {
  return { kind: "answer", ...saidResponse(response, profile), responseId: response.id, choices: [] };
}
