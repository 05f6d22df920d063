import { type ComponentType, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import MessageCircle from "lucide-react/icons/message-circle";
import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { buttonLook } from "#app/ui/button-look.ts";
import { Icon } from "#app/ui/icon.tsx";
import { assistantPath, doorTexts } from "../content/door.ts";
import type { ChatPanelProps } from "./chat-panel.tsx";

/**
 * Returns the buttons that open the assistant: one for the bar at the bottom of a phone, one for wider screens. Without
 * JavaScript they lead to the assistant's page. If one is pressed before the script has loaded, the assistant opens
 * afterwards (first-sign.ts).
 */
export function useAssistant() {
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const opener = useRef<HTMLElement>(null);
  // When the assistant closes, the focus returns to the button that opened it, which is visible again only now.
  useLayoutEffect(() => {
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

  const press = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (isOpen) setOpen(false);
    else void open(event);
  };
  const door = { href: assistantPath, "aria-expanded": isOpen, "data-wakes": "", onClick: press };

  return {
    barButton: (
      <a {...door} aria-label={doorTexts.label} className={buttonLook("secondary", "md", "px-2!")}>
        <Icon icon={MessageCircle} />
      </a>
    ),
    floating: (
      <>
        <aside aria-label={doorTexts.name} data-door>
          <a
            {...door}
            aria-label={doorTexts.label}
            className={buttonLook("secondary", "md", isOpen ? "hidden!" : "floating-door")}
          >
            <Icon icon={MessageCircle} />
            <span>{doorTexts.name}</span>
          </a>
        </aside>
        {failed && <OpenFailure />}
        {Panel && <Panel isOpen={isOpen} onClose={() => setOpen(false)} />}
      </>
    ),
  };
}

function OpenFailure() {
  const profile = useProfile();
  return (
    <p
      role="alert"
      className="on-sheet fixed right-3 bottom-[calc(var(--bottom-bar)+12px)] left-3 z-20 rounded-control border-outline border-danger bg-danger-wash px-4 py-3 text-small shadow-lift md:right-6 md:bottom-22 md:left-auto md:max-w-90"
    >
      {doorTexts.openFailure} Appelez le{" "}
      <a href={phoneHref(profile)} className="font-semibold whitespace-nowrap">
        {profile.phone.display}
      </a>
      .
    </p>
  );
}
