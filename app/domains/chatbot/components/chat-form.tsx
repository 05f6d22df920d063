import { type FormEvent, type RefObject, useEffect, useState } from "react";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import { IconButton } from "#app/ui/icon-button.tsx";
import { inputLook } from "#app/ui/input-look.ts";
import { chatTexts } from "../content/visitor-texts.ts";
import { questionLength } from "../rules/limits.ts";
import type { useTalk } from "./use-talk.ts";

interface ChatFormProps {
  talk: ReturnType<typeof useTalk>;
  field: RefObject<HTMLInputElement | null>;
}

/** The message field. If a message cannot be sent, its text returns to the field, and the reason is shown above it. */
export function ChatForm({ talk, field }: ChatFormProps) {
  const { unsent, isThinking, trouble, ticket } = talk;
  const [typed, setTyped] = useState("");
  useEffect(() => {
    if (unsent) setTyped((now) => now || unsent);
  }, [unsent]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!typed.trim() || isThinking || !ticket) return;
    void talk.send(typed);
    setTyped("");
    field.current?.focus();
  }

  function retry() {
    field.current?.focus();
    if (!ticket) return void talk.begin();
    void talk.send(typed || unsent);
    setTyped("");
  }

  function startAgain() {
    field.current?.focus();
    talk.startAgain();
  }

  return (
    <div className="border-t border-line bg-sheet px-4 py-3">
      {trouble && (
        <p role="alert" className="mb-2.5 text-small font-medium text-danger">
          {trouble.text}{" "}
          {trouble.isFull ? (
            <TextButton onClick={startAgain}>{chatTexts.startAgain}</TextButton>
          ) : (
            <TextButton onClick={retry}>{chatTexts.retry}</TextButton>
          )}
        </p>
      )}
      <form onSubmit={submit} className="flex gap-2">
        <label htmlFor="chat-question" className="sr-only">
          {chatTexts.field}
        </label>
        <input
          ref={field}
          id="chat-question"
          name="message"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={questionLength}
          placeholder={chatTexts.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          className={inputLook("md")}
        />
        <IconButton icon={SendHorizontal} label={chatTexts.send} type="submit" />
      </form>
    </div>
  );
}

function TextButton(props: { onClick: () => void; children: string }) {
  return (
    <button
      {...props}
      type="button"
      className="min-h-6 font-semibold text-cobalt underline underline-offset-4"
    />
  );
}
