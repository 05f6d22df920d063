import { useLocation } from "react-router";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { openingHoursText } from "#app/domains/business/rules/texts.ts";
import { listServices, serviceTags } from "#app/domains/business/rules/site.ts";
import { shownLinks } from "#app/domains/business/rules/shown.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Hours } from "#app/ui/hours.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { mainNavigation } from "../content/navigation.ts";
import { isCurrent } from "../rules/header.ts";

const panelId = "menu-mobile";

/**
 * The menu on screens narrower than 1024 px (rule pages/mobile-menu). It is a popover, so the browser opens it, closes
 * it on Escape and returns the focus without a script. frame-acts.ts also closes it when the visitor scrolls or follows
 * a link.
 */
export function MobileMenu() {
  const profile = useProfile();
  const { pathname } = useLocation();
  return (
    <div className="group/menu -mr-3 lg:hidden">
      <button
        type="button"
        popoverTarget={panelId}
        aria-label="Menu"
        className="grid size-12 place-items-center"
      >
        <Icon icon={Menu} size={24} className="group-has-[:popover-open]/menu:hidden" />
        <Icon icon={X} size={24} className="hidden group-has-[:popover-open]/menu:block" />
      </button>
      <div
        id={panelId}
        popover="auto"
        data-passing-menu
        className="on-sheet fixed top-(--header) left-0 max-h-[calc(100dvh-var(--header)-var(--bottom-bar))] w-full overflow-y-auto overscroll-contain border-b-outline border-ink"
      >
        <nav aria-label="Menu" className="wrap grid gap-x-12 pt-3 pb-6 md:grid-cols-2 md:pt-6">
          <div>
            <h2 className="pt-3 pb-1 text-h4">
              <AppLink to="/services" className="text-ink">
                Services
              </AppLink>
            </h2>
            <ul>
              {listServices(profile).map(({ name, path, highlight }) => (
                <li key={path} className="border-t border-line">
                  <AppLink
                    to={path}
                    aria-current={pathname === path ? "page" : undefined}
                    className={`flex min-h-12 items-center gap-2.5 text-base text-ink no-underline aria-[current=page]:font-bold ${highlight ? "font-semibold" : ""}`}
                  >
                    {name}
                    {serviceTags(profile, path).includes("Nouveau") && <Tag tone="signal">Nouveau</Tag>}
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-col">
            <h2 className="pt-6 pb-1 text-h4 md:pt-3">L’atelier</h2>
            <ul>
              {shownLinks(mainNavigation, profile).map(({ name, to }) => (
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
                <a href={phoneHref(profile)} className="font-semibold text-ink">
                  {profile.phone.display}
                </a>
                <br />
                <Hours text={openingHoursText(profile)} />
              </p>
            </div>
          </div>
        </nav>
      </div>
    </div>
  );
}
