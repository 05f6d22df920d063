import { db } from "#app/db/client.server.ts";
import { responseName } from "../rules/keywords.ts";
import type { Decision } from "../understanding/rules/decision.ts";
import { type Match, readResponses } from "./matching.server.ts";
import { judgeQuestion } from "./reply.server.ts";

/** How a tried question is understood, as the 'Tester' field shows it. */
export interface ShownJudgement {
  match: Match;
  decision: Decision;
  /** The text of the answer. */
  answer: string | null;
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
  const { match, understanding, decision, responses } = await judgeQuestion(question);
  const found = [...(understanding?.ranked ?? []), ...(understanding?.nearest ?? [])];
  const ids = new Set(found.flatMap(({ responseId }) => responseId ?? []));
  const names = new Map((await readResponses(db, [...ids])).map((one) => [one.id, responseName(one)]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? "…"));
  return {
    match,
    decision,
    answer: decision.kind === "answer" ? (responses[0]?.response ?? null) : null,
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
