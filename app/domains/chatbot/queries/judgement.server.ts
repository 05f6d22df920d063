import { db } from "#app/db/client.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { isWriting } from "../gateway.server.ts";
import { responseName } from "../rules/keywords.ts";
import type { Decision } from "../understanding/rules/decision.ts";
import { findFact } from "./facts.server.ts";
import { type Match, readResponses } from "./matching.server.ts";
import { findPassages, passageReply } from "./passages.server.ts";
import { type Judgement, judgeQuestion } from "./reply.server.ts";

/** How a tried question is understood, as the 'Tester' field shows it. */
export interface ShownJudgement {
  match: Match;
  decision: Decision;
  /** The text of the answer. */
  answer: string | null;
  /** What the visitor reads instead, from the shop's own data or from a page of the site. */
  instead: { from: "data" | "page" | "written"; content: string } | null;
  /** What the buttons of a question back say. */
  buttons: string[];
  /** Null until the assistant has learned from its examples. Without a name, it is none of the shop's business. */
  learned: {
    read: string;
    ranked: { name: string | null; confidence: number }[];
    nearest: { question: string; name: string | null; likeness: number }[];
  } | null;
}

/** Judges a question as a visitor's, and names what was found. Stores nothing. */
export async function showJudgement(question: string): Promise<ShownJudgement> {
  const judgement = await judgeQuestion(question);
  const { match, understanding, decision, responses } = judgement;
  const found = [...(understanding?.ranked ?? []), ...(understanding?.nearest ?? [])];
  const ids = new Set(found.flatMap(({ responseId }) => responseId ?? []));
  const names = new Map((await readResponses(db, [...ids])).map((one) => [one.id, responseName(one)]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? "…"));
  return {
    match,
    decision,
    answer: decision.kind === "answer" ? (responses[0]?.response ?? null) : null,
    instead: await insteadOf(question, judgement),
    buttons: decision.kind === "ask" ? responses.map(responseName) : [],
    learned: understanding && {
      read: understanding.read,
      ranked: understanding.ranked.map(({ responseId, confidence }) => ({
        name: nameOf(responseId),
        confidence,
      })),
      nearest: understanding.nearest.map(({ responseId, question: asked, likeness }) => ({
        question: asked,
        name: nameOf(responseId),
        likeness,
      })),
    },
  };
}

async function insteadOf(question: string, judgement: Judgement): Promise<ShownJudgement["instead"]> {
  const profile = await currentProfile();
  const fact = await findFact(question, judgement, profile, db);
  if (fact) return { from: "data", content: fact.content };
  if (judgement.decision.kind !== "none") return null;
  const found = await findPassages(question, judgement, { profile, executor: db });
  const from = (await isWriting(profile)) ? "written" : "page";
  return found && { from, content: passageReply(found) };
}
