import { type ReactNode, useEffect, useRef } from "react";
import { frenchSpaces } from "#app/lib/french/spaces.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { classes } from "#app/ui/classes.ts";
import { chatTexts, quickQuestions } from "../labels.ts";
import { answerParts } from "../rules/answer-parts.ts";
import type { ChatMessage } from "../rules/talk.ts";

interface ChatLogProps {
  messages: readonly ChatMessage[];
  isThinking: boolean;
  /** Called when a quick question is pressed. */
  onQuestion: (question: string) => void;
  /** Shown after the last message: the offer to contact a person. */
  children?: ReactNode;
}

/** The messages, the quick questions while there is only the greeting (rule assistant/opening), and the wait. */
export function ChatLog({ messages, isThinking, onQuestion, children }: ChatLogProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(() => {
    // Scrolls the last question to the top, so that its reply is read from its first line.
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
      <div role="log" aria-label={chatTexts.log} className="flex flex-col gap-3">
        {messages.map((message, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- messages are only added at the end
          <Message key={index} {...message} />
        ))}
      </div>
      {count === 1 && !isThinking && (
        <div role="group" aria-label={chatTexts.quick} className="flex flex-wrap gap-2">
          {quickQuestions.map(({ label, question }) => (
            <button
              key={label}
              type="button"
              onClick={() => onQuestion(question)}
              className="min-h-10 rounded-control border-outline border-ink bg-sheet px-3.5 text-small font-semibold transition-colors hover:bg-ink hover:text-white"
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div role="status">{isThinking && <Thinking />}</div>
      {children}
    </div>
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
      {isOwn ? content : <Answer content={frenchSpaces(content)} />}
    </div>
  );
}

function Answer({ content }: { content: string }) {
  return answerParts(content).map(({ text, to }, index) =>
    to ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of an answer keep their order
      <AppLink key={index} to={to} className="font-semibold">
        {text}
      </AppLink>
    ) : (
      text
    ),
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
