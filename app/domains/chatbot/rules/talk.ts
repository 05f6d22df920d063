import type { Outcome } from "#app/lib/forms/outcome.ts";

/** A button with which the visitor chooses one of several responses (stored answers). */
export interface Choice {
  id: string;
  label: string;
}

/** The answer of the assistant's own page, or a text that says when the next question is possible. */
export interface PageAnswer {
  answer: string;
  choices: Choice[];
}

/** A message, as the assistant's panel shows it. */
export interface ChatMessage {
  role: "user" | "assistant";
  content: string;
}

/** The server's response when a page opens a conversation. */
export type OpeningAnswer = Outcome<
  { done: { conversation: string; visitor: string; greeting: string } },
  "done" | "limited" | "failed"
>;

interface ShownReply {
  reply: string;
  /** Whether to offer the phone number and the form for a message to the shop. */
  offersContact: boolean;
  /** The responses among which the visitor chooses, if the question can mean several things. */
  choices: Choice[];
}

/**
 * The server's response to a message of a visitor. `refused`: the conversation is full. `gone`: this visitor has no
 * such conversation, so the browser opens a new one and sends the message again.
 */
export type ReplyAnswer = Outcome<
  { done: ShownReply },
  "done" | "invalid" | "gone" | "refused" | "limited" | "failed"
>;

/** The texts of a transcript sent to the shop. */
interface TranscriptTexts {
  transcript: string;
  you: string;
  assistant: string;
}

/**
 * Returns a visitor's message to the shop, followed by the conversation. If this is longer than `longest` characters,
 * the beginning of the conversation is left out.
 */
export function withTranscript(
  message: string,
  talk: readonly ChatMessage[],
  texts: TranscriptTexts,
  longest: number,
): string {
  if (talk.length === 0) return message;
  const head = `${message}\n\n${texts.transcript}\n`;
  const lines = talk.map(
    ({ role, content }) => `${role === "user" ? texts.you : texts.assistant} : ${content}`,
  );
  const kept: string[] = [];
  let room = longest - head.length - 2;
  for (const line of lines.toReversed()) {
    room -= line.length + 1;
    if (room < 0) break;
    kept.unshift(line);
  }
  return head + (kept.length < lines.length ? "…\n" : "") + kept.join("\n");
}
