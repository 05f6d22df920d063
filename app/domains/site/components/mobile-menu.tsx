import { useEffect, useRef, useState, type MouseEvent } from "react";
import { useLocation } from "react-router";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { businessProfile } from "#app/domains/business/profile.ts";
import { openingHoursText, phoneHref } from "#app/domains/business/rules.ts";
import { services } from "#app/domains/services/content/cards.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Hours } from "#app/ui/hours.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { mainNavigation } from "../content.ts";
import { isCurrent, wideQuery } from "../rules.ts";

const panelId = "menu-mobile";

/**
 * The menu below 1024 px (rule pages/mobile-menu). It is a popover, so that it opens, closes on Escape and
 * returns the focus without any script.
 */
export function MobileMenu() {
  const { panel, expanded } = useClosingPopover();
  const { pathname } = useLocation();
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a")) panel.current?.hidePopover();
  };
  return (
    <div className="-mr-3 lg:hidden">
      <button
        type="button"
        popoverTarget={panelId}
        aria-expanded={expanded}
        aria-label="Menu"
        className="grid size-12 place-items-center"
      >
        <Icon icon={expanded ? X : Menu} size={24} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it
          receives the clicks, by mouse or keyboard, on the links inside */}
      <div
        id={panelId}
        ref={panel}
        popover="auto"
        onClick={closeOnLink}
        className="on-sheet fixed top-(--header) left-0 max-h-[calc(100dvh-var(--header)-var(--bottom-bar))] w-full overflow-y-auto overscroll-contain border-b-outline border-ink"
      >
        <nav aria-label="Menu" className="wrap grid gap-x-12 pt-3 pb-6 md:grid-cols-2 md:pt-6">
          <div>
            <h2 className="pt-3 pb-1 text-h4">Services</h2>
            <ul>
              {services.map(({ name, path, isNew, highlight }) => (
                <li key={path} className="border-t border-line">
                  <AppLink
                    to={path}
                    aria-current={pathname === path ? "page" : undefined}
                    className={`flex min-h-12 items-center gap-2.5 text-base text-ink no-underline aria-[current=page]:font-bold ${highlight ? "font-semibold" : ""}`}
                  >
                    {name}
                    {isNew && <Tag tone="signal">Nouveau</Tag>}
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-col">
            <h2 className="pt-6 pb-1 text-h4 md:pt-3">L’atelier</h2>
            <ul>
              {mainNavigation.map(({ name, to }) => (
                <li key={to} className="border-t border-line">
                  <AppLink
                    to={to}
                    aria-current={isCurrent(to, pathname) ? "page" : undefined}
                    className="flex min-h-12 items-center text-base text-ink no-underline aria-[current=page]:font-bold"
                  >
                    {name}
                  </AppLink>
                </li>
              ))}
            </ul>
            <div className="mt-5 grid gap-3">
              <LinkButton to="/devis">Demander un devis gratuit</LinkButton>
              <p className="text-small text-muted">
                <a href={phoneHref(businessProfile)} className="font-semibold text-ink">
                  {businessProfile.phone.display}
                </a>
                <br />
                <Hours text={openingHoursText(businessProfile)} />
              </p>
            </div>
          </div>
        </nav>
      </div>
    </div>
  );
}

function useClosingPopover() {
  const panel = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState<boolean>();
  const { key } = useLocation();

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    setExpanded(element.matches(":popover-open"));
    const close = () => {
      if (element.matches(":popover-open")) element.hidePopover();
    };
    const toggled = (event: ToggleEvent) => setExpanded(event.newState === "open");
    const wide = window.matchMedia(wideQuery);
    element.addEventListener("toggle", toggled);
    // Scroll events inside the panel do not reach the window.
    window.addEventListener("scroll", close, { passive: true });
    wide.addEventListener("change", close);
    return () => {
      element.removeEventListener("toggle", toggled);
      window.removeEventListener("scroll", close);
      wide.removeEventListener("change", close);
    };
  }, []);

  useEffect(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  }, [key]);

  return { panel, expanded };
}
