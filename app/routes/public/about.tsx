import { AboutPage } from "#app/domains/business/components/about-page.tsx";
import { businessProfile } from "#app/domains/business/profile.ts";
import { localBusinessJsonLd } from "#app/domains/business/rules.ts";
import { CallToAction } from "#app/domains/site/components/call-to-action.tsx";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { breadcrumbJsonLd, pageMeta, siteOf } from "#app/lib/pages/seo.ts";
import { LaptopDrawing } from "#app/ui/drawings/laptop.tsx";
import { ToolboxDrawing } from "#app/ui/drawings/toolbox.tsx";
import type { Route } from "./+types/about";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = siteOf(matches);
  return pageMeta(matches, {
    title: `À propos de l’atelier | ${businessProfile.name}`,
    description:
      "Plus de dix ans de réparation informatique au Mans : notre histoire, notre mission, nos valeurs et les certifications de nos techniciens.",
    path: "/about",
    jsonLd: site && [
      localBusinessJsonLd(businessProfile, site.origin),
      breadcrumbJsonLd(site, [{ name: "À propos", path: "/about" }]),
    ],
  });
}

export default function About() {
  return (
    <>
      <InkBand
        title="Notre Histoire"
        lead="Un atelier, des techniciens certifiés, et l’habitude de chercher la pièce en cause avant de parler de remplacement."
        trail={[{ label: "Accueil", to: "/" }, { label: "À propos" }]}
        Drawing={ToolboxDrawing}
      />
      <AboutPage />
      <CallToAction
        title="Passez nous voir, ou décrivez la panne."
        text={`Le devis est gratuit et la réponse arrive ${businessProfile.claims.reply}. Du lundi au samedi, au Mans.`}
        Drawing={LaptopDrawing}
      />
    </>
  );
}
