import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import ArrowUp from "lucide-react/icons/arrow-up";
import { useProfile } from "#app/domains/business/profile.ts";
import { emailHref, phoneHref } from "#app/domains/business/rules/contact.ts";
import { addressLines } from "#app/domains/business/rules/premises.ts";
import { closedTexts, directionsHref, openingHoursText } from "#app/domains/business/rules/texts.ts";
import { isReceiving, listServices } from "#app/domains/business/rules/site.ts";
import { shownLinks } from "#app/domains/business/rules/shown.ts";
import type { SiteIdentity } from "#app/lib/pages/seo.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Hours } from "#app/ui/hours.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { Still } from "#app/ui/still.tsx";
import { legalNavigation, type NavigationLink, siteNavigation } from "../content/navigation.ts";
import { shownAnchors } from "../rules/anchors.ts";
import { SharedFrame } from "./shared-frame.tsx";

/**
 * The footer of every public page (rule pages/footer): contact details, links to pages and to sections of the home
 * page, and the sign-in.
 */
export function Footer({ newsletter }: { newsletter?: ReactNode }) {
  return (
    <footer className="on-ink pt-9 pb-(--bottom-bar) text-small md:pt-14">
      <div className="wrap">
        <Still name="pied">{import.meta.env.SSR && <SharedFrame name="liens" part={FooterLinks} />}</Still>
        {newsletter && <div className="border-t border-ink-3 md:mt-12 md:pt-8">{newsletter}</div>}
        <Still name="pied-fin">{import.meta.env.SSR && <SharedFrame name="fin" part={FooterEnd} />}</Still>
      </div>
    </footer>
  );
}

function FooterLinks() {
  const profile = useProfile();
  const { phone, email } = profile;
  const site = useRouteLoaderData<SiteIdentity>("root");
  return (
    <div className="grid gap-x-6 md:grid-cols-2 md:gap-y-10 xl:grid-cols-[4fr_3fr_3fr_2.4fr]">
      <div className="max-md:mb-6">
        <Brand to="/" />
        <p className="mt-4 mb-3 md:mt-5.5 md:mb-3.5">
          <a
            href={phoneHref(profile)}
            className="font-title text-[min(2rem,10vw)] leading-none font-display tracking-title whitespace-nowrap no-underline hover:underline"
          >
            {phone.display}
          </a>
        </p>
        <address className="leading-relaxed text-muted-on-ink not-italic">
          {isReceiving(profile) ? (
            <a href={directionsHref(profile)} className="whitespace-pre-line no-underline hover:underline">
              {addressLines(profile)}
            </a>
          ) : (
            addressLines(profile)
          )}
          <br />
          <a href={emailHref(profile)}>{email}</a>
          {/* A printed link such as '/contact' does not show its site, so the site's host is printed here. */}
          {site && <span className="hidden print:inline"> · {new URL(site.origin).host}</span>}
        </address>
        <p className="mt-3 leading-relaxed text-muted-on-ink md:mt-4">
          <Hours text={openingHoursText(profile)} />
          {closedTexts(profile).map((text) => (
            <span key={text} className="block">
              {text}
            </span>
          ))}
        </p>
      </div>
      <FooterColumn
        title="Services"
        links={listServices(profile).map((service) => ({ name: service.name, to: service.path }))}
      />
      <FooterColumn title="L’atelier" links={shownLinks(siteNavigation, profile)} />
      <FooterColumn title="Sur la page d’accueil" links={shownAnchors(profile)} />
    </div>
  );
}

function FooterEnd() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-ink-3 pt-5 pb-6 text-muted-on-ink md:mt-12">
      <p>© {useProfile().name}</p>
      <ul className="flex flex-wrap gap-x-5 max-md:order-1">
        {legalNavigation.map((page) => (
          <li key={page.to}>
            <FooterLink to={page.to}>{page.name}</FooterLink>
          </li>
        ))}
        <li>
          <FooterLink to="/admin/login">Administration</FooterLink>
        </li>
      </ul>
      {/* These controls are all on one row. A single button on a second row would look like a mistake. */}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-md:contents md:grow">
        <ThemeSwitch className="text-small max-md:order-2" />
        <LinkButton to="#contenu" variant="outline-on-ink" size="sm" icon={ArrowUp} className="ml-auto">
          Haut de page
        </LinkButton>
      </div>
    </div>
  );
}

function FooterColumn({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title} className="max-md:border-t max-md:border-ink-3">
      <Fold className="flex min-h-12 items-center" summary={<h2 className="text-base md:mb-3">{title}</h2>}>
        <ul className="max-md:pb-4">
          {links.map(({ name, to }) => (
            <li key={to}>
              <FooterLink to={to}>{name}</FooterLink>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <AppLink
      to={to}
      className="inline-block py-1 text-muted-on-ink no-underline hover:text-white hover:underline"
    >
      {children}
    </AppLink>
  );
}
