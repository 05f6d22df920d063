import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { useLocation } from "react-router";
import ChevronDown from "lucide-react/icons/chevron-down";
import { services } from "#app/domains/services/content/cards.ts";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { isCurrent } from "../rules.ts";

type OpenedBy = "hover" | "focus" | "click";

const leaveDelayMs = 300;
const panelId = "menu-services";

/**
 * The services menu in two columns (rule pages/services-menu). It is a popover, so that a click, Escape and an
 * outside click work without any script.
 */
export function ServicesMenu() {
  const { panel, button, expanded, wrapperProps, buttonProps } = useServicesMenu();
  const { pathname } = useLocation();
  const current = isCurrent("/services", pathname);
  return (
    <div {...wrapperProps} className="flex h-full items-center">
      <button
        {...buttonProps}
        ref={button}
        type="button"
        popoverTarget={panelId}
        aria-expanded={expanded}
        aria-current={current || undefined}
        className="inline-flex h-10 items-center gap-1.5 rounded-control px-2.5 font-medium decoration-signal decoration-2 underline-offset-8 hover:bg-white/10 group-data-[look=white]/header:hover:bg-sand aria-current:font-bold aria-current:underline xl:px-3"
      >
        Services
        <Icon icon={ChevronDown} size={16} />
      </button>
      <div
        id={panelId}
        ref={panel}
        popover="auto"
        className="on-sheet fixed top-(--header) left-[calc(max(var(--gutter),(100vw-var(--page))/2)+138px)] w-180 grid-cols-[4fr_3fr] overflow-hidden rounded-control border-outline border-ink shadow-lift open:grid xl:left-[calc(max(var(--gutter),(100vw-var(--page))/2)+154px)]"
      >
        <div className="grid content-start gap-2.5 bg-sand p-4">
          <ul className="grid gap-2.5">
            {services
              .filter(({ highlight }) => highlight)
              .map(({ name, path, description, isNew }) => (
                <li key={path}>
                  <AppLink
                    to={path}
                    aria-current={pathname === path ? "page" : undefined}
                    className="block rounded-control border border-line bg-sheet px-4.5 pt-4 pb-4.5 text-ink no-underline hover:border-ink hover:text-ink aria-[current=page]:border-ink"
                  >
                    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-title text-h4 font-bold">
                      {name}
                      {isNew && <Tag tone="signal">Nouveau</Tag>}
                    </span>
                    <span className="mt-1 block text-small text-muted">{description}</span>
                  </AppLink>
                </li>
              ))}
          </ul>
          <p className="px-4.5 pt-1.5 text-small">
            Un doute sur la panne&nbsp;?
            <br />
            <AppLink to="/#contact">Décrivez-la, on vous oriente</AppLink>
          </p>
        </div>
        <ul className="grid content-start p-3">
          {services
            .filter(({ highlight }) => !highlight)
            .map(({ name, path }) => (
              <li key={path}>
                <AppLink
                  to={path}
                  aria-current={pathname === path ? "page" : undefined}
                  className="block rounded-control px-4 py-2.5 text-base font-medium text-ink no-underline hover:bg-cobalt-wash hover:text-cobalt-press aria-[current=page]:font-bold"
                >
                  {name}
                </AppLink>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}

function useServicesMenu() {
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const openedBy = useRef<OpenedBy>("click");
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True while the panel closes: it returns the focus to the button, and that focus must not open it again. */
  const closing = useRef(false);
  const [expanded, setExpanded] = useState<boolean>();
  const { key } = useLocation();

  const isOpen = () => panel.current?.matches(":popover-open") ?? false;
  const close = () => {
    if (isOpen()) panel.current?.hidePopover();
  };
  const open = (by: OpenedBy) => {
    clearTimeout(leaving.current);
    if (isOpen()) return;
    openedBy.current = by;
    panel.current?.showPopover();
  };

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    setExpanded(element.matches(":popover-open"));
    const before = (event: ToggleEvent) => {
      closing.current = event.newState === "closed";
    };
    const after = (event: ToggleEvent) => {
      closing.current = false;
      setExpanded(event.newState === "open");
    };
    element.addEventListener("beforetoggle", before);
    element.addEventListener("toggle", after);
    return () => {
      element.removeEventListener("beforetoggle", before);
      element.removeEventListener("toggle", after);
    };
  }, []);

  useEffect(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  }, [key]);

  return {
    panel,
    button,
    expanded,
    wrapperProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") open("hover");
      },
      onPointerLeave: () => {
        if (openedBy.current === "hover") leaving.current = setTimeout(close, leaveDelayMs);
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.contains(next)) close();
      },
    },
    buttonProps: {
      onFocus: (event: FocusEvent<HTMLButtonElement>) => {
        if (!closing.current && event.currentTarget.matches(":focus-visible")) open("focus");
      },
      onClick: (event: { preventDefault(): void }) => {
        event.preventDefault();
        // A click keeps a menu that hover or focus opened, and closes one that a click opened.
        if (isOpen() && openedBy.current === "click") close();
        else {
          open("click");
          openedBy.current = "click";
        }
      },
    },
  };
}
