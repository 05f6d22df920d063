/** What the widget and the endpoints say to each other. */

/** A message as the widget shows it. */
export interface ChatMessage {
  role: "user" | "assistant";
  content: string;
}

/** Answer to opening a conversation. */
export type OpeningAnswer =
  | { status: "opened"; conversation: string; visitor: string; greeting: string }
  | { status: "limited" | "failed" };

/** Answer to one message of a visitor. */
export type ReplyAnswer =
  | {
      status: "replied";
      reply: string;
      /** Offer the telephone and the short message form with it. */
      offersContact: boolean;
    }
  /** `gone`: no such conversation, or not this visitor's; the widget opens another and asks again. */
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

/** The lines of a talk, for a message to the shop. */
interface TranscriptTexts {
  transcript: string;
  you: string;
  assistant: string;
}

/**
 * A visitor's message followed by what was said before it, the latest words when everything does not fit into
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
