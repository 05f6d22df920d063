import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import Phone from "lucide-react/icons/phone";
import { businessProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { mainNavigation } from "../content.ts";
import { headerLook, headerScrollThreshold, isCurrent, type HeaderLook } from "../rules.ts";
import { DemoNotice } from "./demo-notice.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ServicesMenu } from "./services-menu.tsx";

const looks: Record<HeaderLook, string> = {
  ink: "on-ink border-transparent",
  clear: "on-ink border-transparent bg-ink/90",
  white: "border-line bg-sheet text-ink",
};

/** The fixed header: dark until the page scrolls more than 10 px, then white (rule pages/header). */
export function Header({ startsLight }: { startsLight: boolean }) {
  const look = headerLook(startsLight, useScrolledPast(headerScrollThreshold));
  const { pathname } = useLocation();
  return (
    <header
      data-look={look}
      className={classes(
        "group/header fixed inset-x-0 top-0 z-20 flex h-(--header) flex-col border-b transition-colors duration-200",
        looks[look],
      )}
    >
      <DemoNotice />
      <div className="wrap flex min-h-0 w-full grow items-center gap-2 lg:gap-5 xl:gap-7">
        <Brand to="/" />
        <nav aria-label="Principal" className="ml-3 hidden h-full items-center gap-1 lg:flex xl:ml-5">
          <ServicesMenu />
          {mainNavigation.map(({ name, to }) => (
            <AppLink
              key={to}
              to={to}
              aria-current={isCurrent(to, pathname) ? "page" : undefined}
              className="inline-flex h-10 items-center rounded-control px-2.5 font-medium whitespace-nowrap text-current no-underline decoration-signal decoration-2 underline-offset-8 hover:bg-white/10 hover:text-current group-data-[look=white]/header:hover:bg-sand aria-[current=page]:font-bold aria-[current=page]:underline xl:px-3"
            >
              {name}
            </AppLink>
          ))}
        </nav>
        <a
          href={phoneHref(businessProfile)}
          aria-label={`Appeler le ${businessProfile.phone.display}`}
          className="ml-auto flex size-12 items-center justify-center gap-2 font-title text-h4 leading-none font-bold whitespace-nowrap text-current tabular-nums no-underline hover:text-current hover:underline lg:size-auto lg:min-h-11"
        >
          <Icon icon={Phone} size={22} className="lg:size-5" />
          <span className="hidden lg:inline">{businessProfile.phone.display}</span>
        </a>
        <div className="hidden shrink-0 lg:block">
          <LinkButton to="/devis" variant={look === "white" ? "primary" : "signal"} className="min-h-11!">
            Devis gratuit
          </LinkButton>
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}

/** Returns whether the page has scrolled more than `pixels`; undefined on the server and until hydration. */
function useScrolledPast(pixels: number): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    subscribeToScroll,
    () => window.scrollY > pixels,
    () => undefined,
  );
}

function subscribeToScroll(changed: () => void) {
  window.addEventListener("scroll", changed, { passive: true });
  return () => window.removeEventListener("scroll", changed);
}
