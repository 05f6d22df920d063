import { useCallback, useEffect, useRef, useState } from "react";
import { postForm } from "#app/lib/forms/post-form.ts";
import { chatTexts } from "../content/visitor-texts.ts";
import { replyDelayMs } from "../rules/limits.ts";
import type { ChatMessage, Choice, OpeningAnswer, ReplyAnswer } from "../rules/talk.ts";

const storageKey = "chat";

/** The identifiers of the visitor's conversation, which only this tab stores. */
export interface Ticket {
  conversation: string;
  visitor: string;
}

/** The conversation as this tab stores it until the tab is closed. It has nothing that identifies the visitor. */
interface Talk {
  ticket: Ticket | null;
  messages: ChatMessage[];
  /** The answers among which the visitor chooses, when the assistant asked what a question means. */
  choices: readonly Choice[];
  /** Whether the phone number and the message form are offered. */
  offersContact: boolean;
  /** True once the visitor has asked for the form or typed in it. The form then stays, whatever the next answer is. */
  keepsContact: boolean;
}

/** The reason why the last message got no reply. */
interface TalkTrouble {
  text: string;
  /** Whether the conversation accepts no further question, so that only a new one helps. */
  isFull: boolean;
}

function troubleOf(answer: Exclude<OpeningAnswer | ReplyAnswer, { outcome: "done" }>): TalkTrouble {
  const isFull = answer.outcome === "refused";
  if (answer.outcome === "limited") return { text: chatTexts.tooMany(answer.retryAfterSeconds), isFull };
  return { text: isFull ? chatTexts.full : chatTexts.sendFailure, isFull };
}

const blank: Talk = { ticket: null, messages: [], choices: [], offersContact: false, keepsContact: false };

/**
 * The visitor's side of a conversation. Opens a conversation when the panel is first opened, sends questions, waits for
 * replies, and stores the messages in the tab.
 */
export function useTalk(isOpen: boolean) {
  const [talk, setTalk] = useState<Talk>(readTalk);
  const [isThinking, setThinking] = useState(false);
  const [trouble, setTrouble] = useState<TalkTrouble | null>(null);
  const [unsent, setUnsent] = useState("");
  const isOpening = useRef(false);

  useEffect(() => keepTalk(talk), [talk]);

  const begin = useCallback(async () => {
    if (isOpening.current) return;
    isOpening.current = true;
    setTrouble(null);
    const answer = await askToOpen();
    isOpening.current = false;
    if (answer.outcome !== "done") return setTrouble(troubleOf(answer));
    const { conversation, visitor, greeting } = answer;
    setTalk({
      ...blank,
      ticket: { conversation, visitor },
      messages: [{ role: "assistant", content: greeting }],
    });
  }, []);

  const isNew = talk.messages.length === 0;
  useEffect(() => {
    if (isOpen && isNew) void begin();
  }, [isOpen, isNew, begin]);

  /** Sends a question, unless it is blank (rule assistant/blank). If this fails, the text returns to the field. */
  async function send(typed: string, choice?: Choice) {
    const message = typed.trim();
    if (!message || isThinking || !talk.ticket) return;
    setTrouble(null);
    setUnsent("");
    setThinking(true);
    const { choices } = talk;
    setTalk((before) => ({
      ...before,
      messages: [...before.messages, { role: "user", content: message }],
      choices: [],
    }));
    const asking = askAgainWhenGone(talk.ticket, message, choice);
    const [answer] = await Promise.all([asking, pause(replyDelayMs)]);
    setThinking(false);
    if (answer.outcome === "done") {
      setTalk((before) => ({
        ...before,
        ticket: answer.ticket,
        messages: [...before.messages, { role: "assistant", content: answer.reply }],
        choices: answer.choices,
        offersContact: before.keepsContact || answer.offersContact,
      }));
      return;
    }
    // The text of a pressed button does not return to the field, because the button is shown again.
    if (!choice) setUnsent(message);
    setTalk((before) => ({
      ...before,
      messages: before.messages.slice(0, -1),
      choices,
      offersContact: before.offersContact || answer.outcome === "refused",
    }));
    setTrouble(troubleOf(answer));
  }

  function startAgain() {
    setTrouble(null);
    setUnsent("");
    setTalk(blank);
  }

  function keepContact() {
    setTalk((before) => ({ ...before, offersContact: true, keepsContact: true }));
  }

  return { ...talk, isThinking, trouble, unsent, begin, send, startAgain, keepContact };
}

/** Sends a question. If the conversation has been deleted, opens a new one and sends the question again, once. */
async function askAgainWhenGone(ticket: Ticket, message: string, choice?: Choice) {
  const fields = { message, ...(choice && { choice: choice.id }) };
  const answer = await askQuestion(ticket, fields);
  if (answer.outcome !== "gone") return { ...answer, ticket };
  const reopened = await askToOpen();
  if (reopened.outcome !== "done") return { ...reopened, ticket };
  const next = { conversation: reopened.conversation, visitor: reopened.visitor };
  return { ...(await askQuestion(next, fields)), ticket: next };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function readTalk(): Talk {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Partial<Talk> | null;
    return kept?.ticket && Array.isArray(kept.messages) ? { ...blank, ...kept } : blank;
  } catch {
    return blank;
  }
}

function keepTalk(talk: Talk): void {
  try {
    if (talk.ticket) sessionStorage.setItem(storageKey, JSON.stringify(talk));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // If the browser refuses storage or its storage is full, the conversation is lost when the page is left.
  }
}

/** Opens a conversation. Returns `failed` when the server cannot be reached or returns something unexpected. */
async function askToOpen(): Promise<OpeningAnswer> {
  return (await postForm<OpeningAnswer>("/api/chat/conversations", {})) ?? { outcome: "failed" };
}

/** Sends one question. Returns `failed` when the server cannot be reached or returns something unexpected. */
async function askQuestion(ticket: Ticket, fields: Record<string, string>): Promise<ReplyAnswer> {
  return (
    (await postForm<ReplyAnswer>("/api/chat/messages", { ...ticket, ...fields })) ?? { outcome: "failed" }
  );
}
