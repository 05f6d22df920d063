import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import Phone from "lucide-react/icons/phone";
import X from "lucide-react/icons/x";
import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { doorTexts } from "../content/door.ts";
import { chatTexts } from "../content/visitor-texts.ts";
import { ChatForm } from "./chat-form.tsx";
import { ChatLog } from "./chat-log.tsx";
import { ChatNotice } from "./chat-notice.tsx";
import { HandoverForm } from "./handover-form.tsx";
import { useTalk } from "./use-talk.ts";

export interface ChatPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The assistant's panel. On a computer it covers a corner of the page, on a phone all but the bar at the bottom. */
export function ChatPanel({ isOpen, onClose }: ChatPanelProps) {
  const profile = useProfile();
  const panel = useRef<HTMLElement>(null);
  const talk = useTalk(isOpen);
  const field = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Whether the visitor pressed the button for the message form. The form also opens by itself after two questions
  // without an answer; then the focus stays in the field for the next question.
  const [isAsked, setAsked] = useState(false);
  useLayoutEffect(() => {
    if (isOpen) arrive(field, title);
  }, [isOpen]);
  useEscape(isOpen, onClose);
  useQuietPage(isOpen, panel);
  return (
    <section
      ref={panel}
      data-assistant
      hidden={!isOpen}
      aria-label={doorTexts.label}
      className="on-sheet fixed inset-x-0 top-0 bottom-(--bottom-bar) z-30 flex flex-col overflow-hidden shadow-lift md:top-auto md:right-6 md:bottom-6 md:left-auto md:h-[min(680px,calc(100dvh-48px))] md:w-110 md:rounded-control md:border-outline md:border-ink [[hidden]]:hidden"
    >
      <div className="on-ink flex items-center gap-2 py-2.5 pr-2 pl-4">
        <div className="@container min-w-0 flex-1">
          {/* With large text on a phone only the first word is visible, so that the title takes one line. */}
          <h2 ref={title} tabIndex={-1} className="text-h4 tracking-small outline-none">
            {doorTexts.name}
            <span className="@max-[12rem]:sr-only"> {chatTexts.titleEnd}</span>
          </h2>
          <p className="text-meta text-muted-on-ink @max-[10.5rem]:sr-only">{chatTexts.subtitle}</p>
        </div>
        <a
          href={phoneHref(profile)}
          aria-label={`Appeler le ${profile.phone.display}`}
          className="inline-flex min-h-10 items-center gap-2 px-2 font-title text-base font-bold whitespace-nowrap text-white tabular-nums no-underline hover:text-white hover:underline"
        >
          <Icon icon={Phone} size={18} />
          <span className="max-md:sr-only">{profile.phone.display}</span>
        </a>
        <IconButton icon={X} label={chatTexts.close} variant="plain-on-ink" onClick={onClose} />
      </div>
      <ChatLog
        notice={!talk.offersContact && <ChatNotice>{chatTexts.notice}</ChatNotice>}
        messages={talk.messages}
        isThinking={talk.isThinking}
        choices={talk.choices}
        onQuestion={(typed, choice) => {
          // The pressed button disappears, and the focus would be lost with it. So the focus moves first.
          arrive(field, title);
          void talk.send(typed, choice);
        }}
      >
        {talk.offersContact ? (
          <>
            <HandoverForm ticket={talk.ticket} isAsked={isAsked} onTyped={talk.keepContact} />
            <ChatNotice>{chatTexts.contactNotice}</ChatNotice>
          </>
        ) : (
          talk.messages.length > 1 && (
            <Button
              variant="text"
              size="sm"
              onClick={() => {
                setAsked(true);
                talk.keepContact();
              }}
              className="self-start"
            >
              {chatTexts.human}
            </Button>
          )
        )}
      </ChatLog>
      <ChatForm talk={talk} field={field} />
    </section>
  );
}

/**
 * Moves the focus into the open panel: to the message field, or on a phone to the title, because the phone's keyboard
 * would hide the suggested questions.
 */
function arrive(field: RefObject<HTMLInputElement | null>, title: RefObject<HTMLHeadingElement | null>) {
  const isDesk = window.matchMedia("(min-width: 48rem)").matches;
  (isDesk ? field : title).current?.focus();
}

function useEscape(isOpen: boolean, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) close.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);
}

/** On a phone the panel hides the page. The keyboard then skips the page, except the bar at the bottom. */
function useQuietPage(isOpen: boolean, panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isOpen) return;
    const phone = window.matchMedia("(max-width: 47.9375rem)");
    const hidden = [...(panel.current?.parentElement?.children ?? [])].filter(
      (element) => element instanceof HTMLElement && !element.matches("[data-assistant], nav, [data-door]"),
    ) as HTMLElement[];
    const apply = () => hidden.forEach((element) => (element.inert = phone.matches));
    apply();
    phone.addEventListener("change", apply);
    return () => {
      phone.removeEventListener("change", apply);
      for (const element of hidden) element.inert = false;
    };
  }, [isOpen, panel]);
}
