import { requestProfile } from "#app/domains/business/profile.server.ts";
import { data } from "react-router";
import { profileOf } from "#app/domains/business/profile.ts";
import { areaServed, businessId, localBusinessJsonLd } from "#app/domains/business/rules/structured-data.ts";
import { isWithdrawn, listServices } from "#app/domains/business/rules/site.ts";
import { OtherServices } from "#app/domains/services/components/other-services.tsx";
import { ServiceBlocks } from "#app/domains/services/components/service-blocks.tsx";
import { closingDrawing, serviceDrawing } from "#app/domains/services/components/service-drawings.tsx";
import { getServicePage, withTitleSpaces } from "#app/domains/services/queries.server.ts";
import { quoteHref, serviceSlug } from "#app/domains/services/rules/quote-choice.ts";
import { serviceJsonLd } from "#app/domains/services/rules/json-ld.ts";
import { CallToAction } from "#app/domains/site/components/call-to-action.tsx";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { pageMeta, siteOf } from "#app/lib/pages/seo.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Still } from "#app/ui/still.tsx";
import type { Route } from "./+types/service";

export function loader({ params, context }: Route.LoaderArgs) {
  const profile = requestProfile(context);
  const service = listServices(profile).find((candidate) => serviceSlug(candidate) === params.slug);
  const page = service && getServicePage(service.path, profile);
  if (!service || !page)
    throw data(null, { status: isWithdrawn(profile, `/services/${params.slug}`) ? 410 : 404 });
  const own = profile.ownServices.find(({ path }) => path === service.path);
  return { service, page: withTitleSpaces(page), drawing: own?.drawing };
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  if (!loaderData) return [];
  const { service, page } = loaderData;
  const site = siteOf(matches);
  return pageMeta(matches, {
    title: `${page.title} | ${profile.name}`,
    description: page.metaDescription,
    path: service.path,
    image: {
      card: `service-${serviceSlug(service)}`,
      alt: `${service.name} ${profile.at}, ${profile.name}`,
    },
    jsonLd: import.meta.env.SSR &&
      site && [
        serviceJsonLd(
          service,
          page.metaDescription,
          {
            id: businessId(site.origin),
            origin: site.origin,
            area: areaServed(profile),
            hasVat: profile.priceWords.ttc === "TTC",
          },
          page.blocks.flatMap((block) => (block.kind === "plans" ? (block.sheet ?? []) : [])),
        ),
        localBusinessJsonLd(profile, site.origin),
      ],
    trail: [
      { name: "Services", path: "/services" },
      { name: service.name, path: service.path },
    ],
  });
}

export default function Service({ loaderData: { service, page, drawing } }: Route.ComponentProps) {
  return (
    <Still name="page">
      {import.meta.env.SSR && (
        <>
          <InkBand
            title={page.heading}
            lead={page.lead}
            trail={[
              { label: "Accueil", to: "/" },
              { label: "Services", to: "/services" },
              { label: service.name },
            ]}
            Drawing={serviceDrawing(service.path, drawing)}
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
          <CallToAction
            title={page.call.title}
            text={page.call.text}
            to={quoteHref(service)}
            Drawing={closingDrawing(service.path)}
          />
        </>
      )}
    </Still>
  );
}
