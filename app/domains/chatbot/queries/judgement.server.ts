import { db } from "#app/db/client.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { isWriting } from "../gateway.server.ts";
import { responseName } from "../rules/keywords.ts";
import type { Decision } from "../understanding/rules/decision.ts";
import { type Match, readResponses } from "./matching.server.ts";
import { findReply, type ReplySource } from "./reply.server.ts";
import { typedMatch } from "./typed-words.server.ts";

/** How the program understands a question that the owner tries on the assistant's screen (field 'Tester', try). */
export interface ShownJudgement {
  match: Match;
  decision: Decision;
  /**
   * The text that a visitor would get. `written`: the text-generation service would write it from a page of the site.
   */
  reply: { from: ReplySource | "written"; content: string };
  /** The texts on the buttons, if the visitor would have to choose between responses (stored answers). */
  buttons: string[];
  /**
   * What the examples teach about the question. Null until the assistant has learned. A null `name` means 'off topic'.
   */
  learned: {
    read: string;
    ranked: { name: string | null; confidence: number }[];
    nearest: { question: string; name: string | null; likeness: number }[];
  } | null;
}

/** Answers a question as if a visitor had asked it, and returns what was found. Stores nothing. */
export async function showJudgement(question: string): Promise<ShownJudgement> {
  const profile = await currentProfile();
  const { reply, from, judgement } = await findReply(
    { question, choice: null, mayAskBack: true },
    profile,
    db,
  );
  if (!judgement) throw new Error("only a choice is not judged");
  const { match, understanding, decision } = judgement;
  const isWritten = from === "page" && (await isWriting(profile));
  const found = [...(understanding?.ranked ?? []), ...(understanding?.nearest ?? [])];
  const ids = new Set(found.flatMap(({ responseId }) => responseId ?? []));
  const names = new Map((await readResponses(db, [...ids])).map((one) => [one.id, responseName(one)]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? "…"));
  return {
    match: await typedMatch(question, match),
    decision,
    reply: { from: isWritten ? "written" : from, content: reply.content },
    buttons: reply.choices.map(({ label }) => label),
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
