import { type ReactNode, useEffect, useRef } from "react";
import { frenchSpaces } from "#app/lib/french/spaces.ts";
import { classes } from "#app/ui/classes.ts";
import { chatTexts, quickQuestions } from "../content/visitor-texts.ts";
import type { ChatMessage, Choice } from "../rules/talk.ts";
import { AnswerText } from "./answer-text.tsx";

interface ChatLogProps {
  /** Shown above the first message. */
  notice: ReactNode;
  messages: readonly ChatMessage[];
  isThinking: boolean;
  /**
   * The answers among which the visitor chooses, when the question can mean several things (rule assistant/ask-back).
   */
  choices: readonly Choice[];
  /** Called when a quick question or a choice is pressed. */
  onQuestion: (question: string, choice?: Choice) => void;
  /** Shown after the last message: the offer to contact a person. */
  children?: ReactNode;
}

/**
 * Shows the messages, the quick questions while the greeting is the only message (rule assistant/opening), and a sign
 * that the assistant is answering.
 */
export function ChatLog({ notice, messages, isThinking, choices, onQuestion, children }: ChatLogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(() => {
    // Scrolls the last question to the top, so that the visitor reads its reply from the first line.
    const questions = scroller.current?.querySelectorAll<HTMLElement>("[data-own]");
    const last = questions?.[questions.length - 1];
    if (scroller.current && last) scroller.current.scrollTop = last.offsetTop - 16;
  }, [count, isThinking]);
  return (
    <div
      ref={scroller}
      role="group"
      aria-label={chatTexts.messages}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
      tabIndex={0}
      className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain bg-paper p-4 -outline-offset-3"
    >
      {notice}
      <div role="log" aria-label={chatTexts.log} className="flex flex-col gap-3">
        {messages.map((message, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- messages are only added at the end
          <Message key={index} {...message} />
        ))}
      </div>
      {count === 1 && !isThinking && (
        <Buttons label={chatTexts.quick}>
          {quickQuestions.map(({ label, question }) => (
            <QuestionButton key={label} label={label} onClick={() => onQuestion(question)} />
          ))}
        </Buttons>
      )}
      {choices.length > 0 && !isThinking && (
        <Buttons label={chatTexts.choices}>
          {choices.map((choice) => (
            <QuestionButton
              key={choice.id}
              label={choice.label}
              onClick={() => onQuestion(choice.label, choice)}
            />
          ))}
        </Buttons>
      )}
      <div role="status">{isThinking && <Thinking />}</div>
      {children}
    </div>
  );
}

function Buttons({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {children}
    </div>
  );
}

function QuestionButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-10 rounded-control border-outline border-ink bg-sheet px-3.5 text-left text-small font-semibold transition-colors hover:bg-plate hover:text-on-plate"
    >
      {label}
    </button>
  );
}

function Message({ role, content }: ChatMessage) {
  const isOwn = role === "user";
  return (
    <div
      data-own={isOwn || undefined}
      className={classes(
        "max-w-[88%] rounded-control px-3.5 py-2.5 text-small break-words whitespace-pre-line",
        isOwn ? "on-cobalt self-end" : "on-sheet self-start border border-line",
      )}
    >
      <span className="sr-only">{isOwn ? chatTexts.you : chatTexts.assistant}&nbsp;: </span>
      {isOwn ? frenchSpaces(content) : <AnswerText content={content} />}
    </div>
  );
}

function Thinking() {
  return (
    <p className="flex items-center gap-2.5 text-small text-muted">
      <span className="flex gap-1" aria-hidden="true">
        <span className="h-4 w-1.5 animate-breathe rounded-[2px] bg-signal" />
        <span className="h-4 w-1.5 animate-breathe rounded-[2px] bg-signal [animation-delay:200ms]" />
        <span className="h-4 w-1.5 animate-breathe rounded-[2px] bg-signal [animation-delay:400ms]" />
      </span>
      {chatTexts.thinking}
    </p>
  );
}
