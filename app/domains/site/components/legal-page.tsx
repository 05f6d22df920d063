import type { ReactNode } from "react";
import { toComplete } from "#app/domains/business/labels.ts";
import { type SiteProfile, useProfile } from "#app/domains/business/profile.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { DashList } from "#app/ui/dash-list.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { legalNavigation } from "../content/navigation.ts";
import type { LegalText } from "../content/legal-texts.ts";
import { FactList, TextSection } from "./text-sections.tsx";

/** The body of a legal text. A missing fact reads 'À compléter' (rule pages/legal). */
export function LegalPage({ sections }: Pick<LegalText, "sections">) {
  const profile = useProfile();
  const texts = fillTexts(sections, legalWords(profile));
  return texts.map(({ title, paragraphs, items, links, facts }, index) => (
    <TextSection key={title} title={title} first={index === 0}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items && <DashList className="gap-2.5! text-body!" items={items} />}
      {links && <PageLinks paths={links} />}
      {facts && <FactList facts={facts.map(([term, value]) => [term, filled(value)] as const)} />}
    </TextSection>
  ));
}

/** The words of legal texts. An address that is not real counts as missing. */
function legalWords(profile: SiteProfile) {
  const words = businessWords(profile);
  return profile.address.isFictitious ? { ...words, adresse: "" } : words;
}

function PageLinks({ paths }: { paths: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {legalNavigation
        .filter(({ to }) => paths.includes(to))
        .map(({ name, to }) => (
          <li key={to}>
            <AppLink to={to}>{name}</AppLink>
          </li>
        ))}
    </ul>
  );
}

function filled(text: string | null): ReactNode {
  return text ? text : <Tag tone="pending">{toComplete}</Tag>;
}
