import { profileOf, useProfile } from "#app/domains/business/profile.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { shownLinks } from "#app/domains/business/rules/shown.ts";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { TextSection } from "#app/domains/site/components/text-sections.tsx";
import { legalNavigation, siteNavigation } from "#app/domains/site/content/navigation.ts";
import { shownAnchors } from "#app/domains/site/rules/anchors.ts";
import { ofName } from "#app/lib/french/elision.ts";
import { pageMeta } from "#app/lib/pages/seo.ts";
import { LinkRows } from "#app/ui/link-rows.tsx";
import { Still } from "#app/ui/still.tsx";
import type { Route } from "./+types/site-map";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  const pages = [
    { name: "zones d’intervention", to: "/locations" },
    { name: "blog", to: "/blog" },
  ];
  const listed = ["services", ...shownLinks(pages, profile).map(({ name }) => name), "devis"].join(", ");
  return pageMeta(matches, {
    title: `Plan du site | ${profile.name}`,
    description: `Toutes les pages du site ${ofName(profile.name)} : ${listed} et informations légales.`,
    path: "/plan-du-site",
    trail: [{ name: "Plan du site", path: "/plan-du-site" }],
  });
}

export default function SiteMapPage() {
  const profile = useProfile();
  return (
    <Still name="page">
      {import.meta.env.SSR && (
        <>
          <InkBand title="Plan du site" trail={[{ label: "Accueil", to: "/" }, { label: "Plan du site" }]} />
          <div className="wrap py-6">
            <TextSection title="Page d’accueil" first>
              <LinkRows links={shownAnchors(profile)} />
            </TextSection>
            <TextSection title="Services">
              <LinkRows
                links={[
                  { name: "Tous les services", to: "/services" },
                  ...listServices(profile).map(({ name, path }) => ({ name, to: path })),
                ]}
              />
            </TextSection>
            <TextSection title="L’atelier">
              <LinkRows links={shownLinks(siteNavigation, profile)} />
            </TextSection>
            <TextSection title="Informations légales">
              <LinkRows links={legalNavigation} />
            </TextSection>
          </div>
        </>
      )}
    </Still>
  );
}
