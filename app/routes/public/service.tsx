import { data } from "react-router";
import { businessProfile } from "#app/domains/business/profile.ts";
import { businessId, localBusinessJsonLd } from "#app/domains/business/rules.ts";
import { maintenancePlans, remoteSessions, securityPlans } from "#app/domains/pricing/content.ts";
import { OtherServices } from "#app/domains/services/components/other-services.tsx";
import { ServiceBlocks } from "#app/domains/services/components/service-blocks.tsx";
import { serviceDrawings } from "#app/domains/services/components/service-drawings.tsx";
import { services } from "#app/domains/services/content/cards.ts";
import { servicePages } from "#app/domains/services/content/pages.ts";
import { quoteHref, serviceJsonLd, serviceSlug } from "#app/domains/services/rules.ts";
import { CallToAction } from "#app/domains/site/components/call-to-action.tsx";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { breadcrumbJsonLd, pageMeta, siteOf } from "#app/lib/pages/seo.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { Route } from "./+types/service";

export function loader({ params }: Route.LoaderArgs) {
  const service = services.find((candidate) => serviceSlug(candidate) === params.slug);
  if (!service) throw data(null, { status: 404 });
  return { service, page: servicePages[service.path] };
}

const offers = { remote: remoteSessions, security: securityPlans, maintenance: maintenancePlans };

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { service, page } = loaderData;
  const site = siteOf(matches);
  return pageMeta(matches, {
    title: `${page.title} | ${businessProfile.name}`,
    description: page.metaDescription,
    path: service.path,
    image: {
      path: "/social/service.png",
      alt: "Un appareil ouvert sur l’établi, la pièce en cause en orange",
    },
    jsonLd: site && [
      serviceJsonLd(
        service,
        page.metaDescription,
        { id: businessId(site.origin), origin: site.origin, department: businessProfile.department },
        page.blocks.flatMap((block) => (block.kind === "plans" ? offers[block.plans] : [])),
      ),
      localBusinessJsonLd(businessProfile, site.origin),
      breadcrumbJsonLd(site, [{ name: service.name, path: service.path }]),
    ],
  });
}

export default function ServicePage({ loaderData: { service, page } }: Route.ComponentProps) {
  const Drawing = serviceDrawings[service.path];
  return (
    <>
      <InkBand
        title={page.heading}
        lead={page.lead}
        trail={[
          { label: "Accueil", to: "/" },
          { label: "Services", to: "/#services" },
          { label: service.name },
        ]}
        Drawing={Drawing}
      >
        <div className="flex flex-wrap gap-3">
          <LinkButton to={quoteHref(service)} variant="signal">
            Demander un devis gratuit
          </LinkButton>
          <LinkButton to="/#contact" variant="outline-on-ink">
            Poser une question
          </LinkButton>
        </div>
      </InkBand>
      <ServiceBlocks blocks={page.blocks} />
      <OtherServices current={service.path} />
      <CallToAction title={page.call.title} text={page.call.text} to={quoteHref(service)} Drawing={Drawing} />
    </>
  );
}
