import { adviceSheets } from "#app/domains/blog/content.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { CallToAction } from "#app/domains/site/components/call-to-action.tsx";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { TextSection } from "#app/domains/site/components/text-sections.tsx";
import { breadcrumbJsonLd, pageMeta, siteOf } from "#app/lib/seo.ts";
import { BackupDrawing } from "#app/ui/drawings/backup.tsx";
import { MemoryDrawing } from "#app/ui/drawings/memory.tsx";
import type { Route } from "./+types/blog";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const site = siteOf(matches);
  return pageMeta(matches, {
    title: `Blog : les conseils de l’atelier | ${businessProfile.name}`,
    description:
      "Disque qui claque, ordinateur lent, sauvegarde, Wi-Fi, arnaques : les gestes simples que nous conseillons à l’établi, avant de penser réparation.",
    path: "/blog",
    image: { path: "/social/blog.png", alt: "L’établi d’Atelier 72" },
    jsonLd: site && [breadcrumbJsonLd(site, [{ name: "Blog", path: "/blog" }])],
  });
}

export default function Blog() {
  return (
    <>
      <InkBand
        title="Les conseils de l’atelier"
        lead="Six situations qui reviennent chaque semaine à l’établi, et les bons gestes avant de nous appeler."
        trail={[{ label: "Accueil", to: "/" }, { label: "Blog" }]}
        Drawing={BackupDrawing}
      />
      <div className="wrap py-6">
        {adviceSheets.map(({ title, occasion, steps }, index) => (
          <TextSection key={title} title={title} first={index === 0}>
            <p className="text-lead">{occasion}</p>
            <ol className="mt-4 grid list-decimal gap-2 pl-5">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </TextSection>
        ))}
      </div>
      <CallToAction
        title="Un doute ? Demandez avant d’ouvrir."
        text="Décrivez ce que vous voyez : nous vous dirons si la réparation en vaut la peine."
        Drawing={MemoryDrawing}
      />
    </>
  );
}
