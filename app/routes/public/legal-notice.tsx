import { requestProfile } from "#app/domains/business/profile.server.ts";
import { profileOf } from "#app/domains/business/profile.ts";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { LegalNotice } from "#app/domains/site/components/legal-notice.tsx";
import { ofName } from "#app/lib/french/elision.ts";
import { pageMeta } from "#app/lib/pages/seo.ts";
import { Still } from "#app/ui/still.tsx";
import type { Route } from "./+types/legal-notice";

export function loader({ context }: Route.LoaderArgs) {
  return { legal: requestProfile(context).legal };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  return pageMeta(matches, {
    title: `Mentions légales | ${profile.name}`,
    description: `Éditeur, hébergeur, médiateur de la consommation et assurance : les mentions légales du site ${ofName(profile.name)}.`,
    path: "/mentions-legales",
    trail: [{ name: "Mentions légales", path: "/mentions-legales" }],
  });
}

export default function LegalNoticePage({ loaderData: { legal } }: Route.ComponentProps) {
  return (
    <Still name="page">
      {import.meta.env.SSR && (
        <>
          <InkBand
            title="Mentions légales"
            trail={[{ label: "Accueil", to: "/" }, { label: "Mentions légales" }]}
          />
          <div className="wrap py-6">
            <LegalNotice legal={legal} />
          </div>
        </>
      )}
    </Still>
  );
}
