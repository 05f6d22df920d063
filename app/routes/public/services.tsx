import { profileOf, useProfile } from "#app/domains/business/profile.ts";
import { ServicesSheet } from "#app/domains/services/components/services-sheet.tsx";
import { placesOfWork } from "#app/domains/business/rules/places.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import { ofName } from "#app/lib/french/elision.ts";
import { countedText, countText } from "#app/lib/french/counts.ts";
import { serviceListJsonLd } from "#app/domains/services/rules/json-ld.ts";
import { CallToAction } from "#app/domains/site/components/call-to-action.tsx";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { callOf } from "#app/domains/business/queries.server.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { pageMeta, siteOf } from "#app/lib/pages/seo.ts";
import { CalendarDrawing } from "#app/ui/drawings/calendar.tsx";
import { ToolboxDrawing } from "#app/ui/drawings/toolbox.tsx";
import { Still } from "#app/ui/still.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { Route } from "./+types/services";

export function loader({ context }: Route.LoaderArgs) {
  return { call: callOf("services", requestProfile(context)) };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  const site = siteOf(matches);
  const offered = listServices(profile);
  const first = offered.slice(0, 4).map(({ name }, index) => (index === 0 ? name : name.toLowerCase()));
  const count =
    offered.length > 1 ? `les ${countText(offered.length)} services de l’atelier` : "par l’atelier";
  return pageMeta(matches, {
    title: `Nos services de dépannage informatique | ${profile.name}`,
    description: `${first.join(", ")} : ${count}, ${profile.at} et alentour.`,
    path: "/services",
    image: {
      card: "service",
      alt: `Les services ${ofName(profile.name)}`,
    },
    jsonLd: import.meta.env.SSR && site && [serviceListJsonLd(offered, site.origin)],
    trail: [{ name: "Services", path: "/services" }],
  });
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const profile = useProfile();
  return (
    <Still name="page">
      {import.meta.env.SSR && (
        <>
          <InkBand
            title="Nos services"
            lead={`${capitalized(countedText(listServices(profile).length, "métier"))}, ${placesOfWork(profile, ["chez vous"], ["à l’atelier"])}. Le prix est annoncé avant de commencer.`}
            trail={[{ label: "Accueil", to: "/" }, { label: "Services" }]}
            Drawing={ToolboxDrawing}
          />
          <section className="section">
            <div className="wrap">
              <SectionHead
                title="Que vous arrive-t-il&nbsp;?"
                isLeadBelow
                lead="Choisissez ce qui ressemble à votre panne&nbsp;: chaque page dit ce que nous faisons et ce que cela coûte."
              />
              <ServicesSheet />
            </div>
          </section>
          <CallToAction {...loaderData.call} Drawing={CalendarDrawing} />
        </>
      )}
    </Still>
  );
}
