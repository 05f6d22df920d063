import { aboutTexts } from "#app/domains/business/queries.server.ts";
import { requestProfile, requireShown } from "#app/domains/business/profile.server.ts";
import { AboutPage } from "#app/domains/business/components/about-page.tsx";
import { profileOf } from "#app/domains/business/profile.ts";
import { localBusinessJsonLd } from "#app/domains/business/rules/structured-data.ts";
import { CallToAction } from "#app/domains/site/components/call-to-action.tsx";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { Team } from "#app/domains/site/components/team.tsx";
import { capitalized } from "#app/lib/french/capitals.ts";
import { pageMeta, siteOf } from "#app/lib/pages/seo.ts";
import { HeadsetDrawing } from "#app/ui/drawings/headset.tsx";
import { ShopfrontDrawing } from "#app/ui/drawings/shopfront.tsx";
import { Still } from "#app/ui/still.tsx";
import type { Route } from "./+types/about";

export function loader({ context }: Route.LoaderArgs) {
  requireShown(context, "/about");
  return aboutTexts(requestProfile(context));
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  const site = siteOf(matches);
  const { experience } = profile.claims;
  const { history = [], mission, values = [] } = loaderData ?? {};
  const parts = [
    history.length > 0 && "notre histoire",
    mission?.text && "notre mission",
    values.length > 0 && "nos valeurs",
  ].filter(Boolean);
  const told =
    parts.length > 0
      ? `${parts.join(", ")}, et notre façon de travailler`
      : "qui nous sommes, et comment nous joindre";
  return pageMeta(matches, {
    title: `À propos de l’atelier | ${profile.name}`,
    description: `${experience ? `${capitalized(experience)} en réparation` : "Réparation"} informatique ${profile.at} : ${told}.`,
    path: "/about",
    jsonLd: import.meta.env.SSR && site && [localBusinessJsonLd(profile, site.origin)],
    trail: [{ name: "À propos", path: "/about" }],
  });
}

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <Still name="page">
      {import.meta.env.SSR && (
        <>
          <InkBand
            title={loaderData.title}
            lead={loaderData.lead}
            trail={[{ label: "Accueil", to: "/" }, { label: "À propos" }]}
            Drawing={ShopfrontDrawing}
          />
          <AboutPage
            texts={loaderData}
            team={loaderData.team.length > 0 && <Team team={loaderData.team} />}
          />
          <CallToAction {...loaderData.call} Drawing={HeadsetDrawing} />
        </>
      )}
    </Still>
  );
}
