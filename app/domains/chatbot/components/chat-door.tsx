import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import MessageCircle from "lucide-react/icons/message-circle";
import { businessProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules.ts";
import { buttonLook } from "#app/ui/button-look.ts";
import { Icon } from "#app/ui/icon.tsx";
import { doorTexts } from "../content/door.ts";
import type { ChatPanelProps } from "./chat-panel.tsx";

/**
 * The buttons that open the assistant: in the phone's bottom bar, floating elsewhere, both once the page's script has
 * started. Nothing else of the assistant is loaded before the first press.
 */
export function useAssistant() {
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const opener = useRef<HTMLElement>(null);
  // Closing returns the focus to the button that opened it, hidden until then.
  useEffect(() => {
    if (!isOpen) opener.current?.focus();
  }, [isOpen]);

  async function open({ currentTarget }: MouseEvent<HTMLElement>) {
    opener.current = currentTarget;
    setFailed(false);
    try {
      const { ChatPanel } = await import("./chat-panel.tsx");
      setPanel(() => ChatPanel);
      setOpen(true);
    } catch {
      setFailed(true);
    }
  }

  function close() {
    setOpen(false);
  }

  return {
    barButton: (
      <button
        type="button"
        aria-label={doorTexts.label}
        aria-expanded={isOpen}
        onClick={(event) => (isOpen ? close() : void open(event))}
        className={buttonLook("secondary", "md", "hidden! px-2! in-data-hydrated:inline-flex!")}
      >
        <Icon icon={MessageCircle} />
      </button>
    ),
    floating: (
      <>
        <button
          type="button"
          aria-label={doorTexts.label}
          aria-expanded={isOpen}
          onClick={(event) => void open(event)}
          className={buttonLook(
            "secondary",
            "md",
            isOpen
              ? "hidden!"
              : "fixed right-6 bottom-6 z-10 hidden! shadow-lift in-data-hydrated:md:inline-flex!",
          )}
        >
          <Icon icon={MessageCircle} />
          {doorTexts.name}
        </button>
        {failed && <OpenFailure />}
        {Panel && <Panel isOpen={isOpen} onClose={close} />}
      </>
    ),
  };
}

function OpenFailure() {
  return (
    <p
      role="alert"
      className="on-sheet fixed right-3 bottom-[calc(var(--bottom-bar)+12px)] left-3 z-20 rounded-control border-outline border-danger bg-danger-wash px-4 py-3 text-small shadow-lift md:right-6 md:bottom-22 md:left-auto md:max-w-90"
    >
      {doorTexts.openFailure} Appelez le{" "}
      <a href={phoneHref(businessProfile)} className="font-semibold whitespace-nowrap">
        {businessProfile.phone.display}
      </a>
      .
    </p>
  );
}
