import { useLocation } from "react-router";
import Phone from "lucide-react/icons/phone";
import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { shownLinks } from "#app/domains/business/rules/shown.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { classes } from "#app/ui/classes.ts";
import { Brand } from "#app/ui/brand.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Still } from "#app/ui/still.tsx";
import { mainNavigation } from "../content/navigation.ts";
import { headerLook, isCurrent } from "../rules/header.ts";
import { SharedFrame } from "./shared-frame.tsx";
import { SiteNotice } from "./site-notice.tsx";
import { OpeningMenu } from "./opening-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ServicesMenu } from "./services-menu.tsx";

/**
 * The header, which stays at the top of the screen. It is dark until the page has scrolled more than 10 px, then white
 * (rule pages/header). frame.css has its looks, and `data-look`, which frame-acts.ts changes, chooses one of them.
 */
export function Header({ startsLight }: { startsLight: boolean }) {
  return (
    <header
      data-starts={startsLight ? "light" : "dark"}
      data-look={headerLook(startsLight, undefined)}
      className="group/header site-header fixed inset-x-0 top-0 z-20 flex h-(--header) flex-col border-b transition-colors duration-200"
    >
      <Still name="entete">{import.meta.env.SSR && <SharedFrame name="menus" part={HeaderContent} />}</Still>
    </header>
  );
}

/**
 * Returns the style of a shop's name that is one long word; false for other names. Such a name has smaller letters,
 * because it cannot break onto a second line. The plate (a few characters beside the name) is then shown only on the
 * widest screens.
 */
function oneWordLook(name: string): string | false {
  if (name.length <= 8 || name.includes(" ")) return false;
  const letters = name.length > 13 ? "[&_span]:text-[0.8125rem]" : "[&_span]:text-[1.0625rem]";
  return `${letters} [&_b]:max-2xl:hidden`;
}

function HeaderContent() {
  const profile = useProfile();
  const { pathname } = useLocation();
  return (
    <>
      <SiteNotice />
      <p
        role="status"
        data-offline
        className="absolute inset-x-0 top-full bg-signal px-(--gutter) py-2.5 text-center text-small font-semibold text-ink-fixed empty:hidden print:hidden"
      />
      <div className="wrap flex min-h-0 w-full grow items-center gap-1 md:gap-2 lg:gap-3 min-[68.8125rem]:gap-5 min-[100rem]:gap-7">
        <span className={classes("contents", oneWordLook(profile.brand.text))}>
          <Brand to="/" />
        </span>
        <nav
          aria-label="Principal"
          className="ml-3 hidden h-full items-center gap-1 lg:flex min-[100rem]:ml-5"
        >
          <ServicesMenu />
          {shownLinks(mainNavigation, profile).map(({ name, to }) => (
            <AppLink
              key={to}
              to={to}
              aria-current={isCurrent(to, pathname) ? "page" : undefined}
              className="inline-flex h-10 items-center rounded-control px-2 font-medium whitespace-nowrap text-current no-underline decoration-signal decoration-2 underline-offset-8 hover:bg-white/10 hover:text-current group-data-[look=white]/header:hover:bg-sand aria-[current=page]:font-bold aria-[current=page]:underline min-[68.8125rem]:px-2.5 min-[100rem]:px-3"
            >
              {name}
            </AppLink>
          ))}
        </nav>
        <OpeningMenu />
        <a
          href={phoneHref(profile)}
          aria-label={`Appeler le ${profile.phone.display}`}
          className="flex size-12 shrink-0 items-center justify-center gap-2 font-title text-h4 leading-none font-bold whitespace-nowrap text-current tabular-nums no-underline hover:text-current hover:underline max-xl:ml-auto lg:size-auto lg:min-h-11"
        >
          <Icon icon={Phone} size={22} className="lg:size-5" />
          <span className="hidden lg:inline lg:group-has-data-long/header:hidden">
            {profile.phone.display}
          </span>
        </a>
        <div className="hidden shrink-0 lg:block">
          <LinkButton to="/devis" variant="header" className="min-h-11!">
            Devis gratuit
          </LinkButton>
        </div>
        <MobileMenu />
      </div>
    </>
  );
}
