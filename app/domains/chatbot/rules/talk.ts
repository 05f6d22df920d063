/** The messages between the widget and its endpoints. */

/** One of the answers a question back offers: a button. */
export interface Choice {
  id: string;
  label: string;
}

/** A message as the widget shows it. */
export interface ChatMessage {
  role: "user" | "assistant";
  content: string;
}

/** The answer to opening a conversation. */
export type OpeningAnswer =
  | { status: "opened"; conversation: string; visitor: string; greeting: string }
  | { status: "limited" | "failed" };

/** The answer to one message of a visitor. */
export type ReplyAnswer =
  | {
      status: "replied";
      reply: string;
      /** Whether to offer the phone and the short message form. */
      offersContact: boolean;
      /** The answers to choose from, when the assistant asks back. */
      choices: Choice[];
    }
  /** `gone`: no conversation of this visitor; the widget opens another one and asks again. */
  | { status: "invalid" | "gone" | "limited" | "full" | "failed" };

/** HTTP status of each answer. */
export const answerStatus = {
  opened: 201,
  replied: 200,
  invalid: 422,
  gone: 404,
  full: 409,
  limited: 429,
  failed: 503,
} satisfies Record<OpeningAnswer["status"] | ReplyAnswer["status"], number>;

/** The texts of a transcript sent to the shop. */
interface TranscriptTexts {
  transcript: string;
  you: string;
  assistant: string;
}

/**
 * Returns a visitor's message followed by the conversation before it. Keeps its latest words when the whole exceeds
 * `longest` characters.
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
