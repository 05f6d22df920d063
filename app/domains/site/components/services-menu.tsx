import { useLocation } from "react-router";
import { useProfile } from "#app/domains/business/profile.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import { listServices, serviceTags } from "#app/domains/business/rules/site.ts";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { isCurrent } from "../rules/header.ts";

const panelId = "menu-services";

/**
 * The menu of services in two columns (rule pages/services-menu). It opens without a script: it is a popover, which
 * opens on a click, and the style sheet (frame.css) shows it under the pointer or the focus. frame-acts.ts closes it.
 */
export function ServicesMenu() {
  const { pathname } = useLocation();
  const profile = useProfile();
  const services = listServices(profile);
  const current = isCurrent("/services", pathname);
  return (
    <div data-hover-menu className="flex h-full items-center">
      <button
        type="button"
        popoverTarget={panelId}
        aria-current={current || undefined}
        className="inline-flex h-10 items-center gap-1.5 rounded-control px-2.5 font-medium decoration-signal decoration-2 underline-offset-8 hover:bg-white/10 group-data-[look=white]/header:hover:bg-sand aria-current:font-bold aria-current:underline min-[100rem]:px-3"
      >
        Services
        <Icon icon={ChevronDown} size={16} />
      </button>
      <div
        id={panelId}
        popover="auto"
        className="on-sheet fixed top-(--header) left-[calc(max(var(--gutter),(100vw-var(--page))/2)+138px)] w-180 grid-cols-[4fr_3fr] overflow-hidden rounded-control border-outline border-ink shadow-lift open:grid min-[100rem]:left-[calc(max(var(--gutter),(100vw-var(--page))/2)+154px)]"
      >
        <div className="grid content-start gap-2.5 bg-sand p-4">
          <ul className="grid gap-2.5">
            {services
              .filter(({ highlight }) => highlight)
              .map(({ name, path, description }) => (
                <li key={path}>
                  <AppLink
                    to={path}
                    aria-current={pathname === path ? "page" : undefined}
                    className="block rounded-control border border-line bg-sheet px-4.5 pt-4 pb-4.5 text-ink no-underline hover:border-ink hover:text-ink aria-[current=page]:border-ink"
                  >
                    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-title text-h4 font-bold">
                      {name}
                      {serviceTags(profile, path).includes("Nouveau") && <Tag tone="signal">Nouveau</Tag>}
                    </span>
                    <span className="mt-1 block text-small text-muted">{description}</span>
                  </AppLink>
                </li>
              ))}
          </ul>
          <p className="px-4.5 pt-1.5 text-small">
            <AppLink to="/services" className="font-semibold">
              Tous les services
            </AppLink>
          </p>
          <p className="px-4.5 text-small">
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
