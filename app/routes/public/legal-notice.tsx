import { businessProfile } from "#app/domains/business/profile.ts";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { LegalNotice } from "#app/domains/site/components/legal-notice.tsx";
import { ofName } from "#app/lib/french/elision.ts";
import { pageMeta } from "#app/lib/pages/seo.ts";
import type { Route } from "./+types/legal-notice";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: `Mentions légales | ${businessProfile.name}`,
    description: `Éditeur, hébergeur, médiateur de la consommation et assurance : les mentions légales du site ${ofName(businessProfile.name)}.`,
    path: "/mentions-legales",
  });
}

export default function LegalNoticePage() {
  return (
    <>
      <InkBand
        title="Mentions légales"
        trail={[{ label: "Accueil", to: "/" }, { label: "Mentions légales" }]}
      />
      <div className="wrap py-6">
        <LegalNotice />
      </div>
    </>
  );
}
