import type { ReactNode } from "react";
import { toComplete } from "#app/domains/business/labels.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { postalAddress } from "#app/domains/business/rules.ts";
import { ofName } from "#app/lib/french/elision.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { DashList } from "#app/ui/dash-list.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { legalNavigation } from "../content.ts";
import type { LegalText } from "../content/legal-texts.ts";
import { FactList, TextSection } from "./text-sections.tsx";

/** The body of a legal text. A missing fact reads 'À compléter' (rule pages/legal). */
export function LegalPage({ sections }: Pick<LegalText, "sections">) {
  return sections.map(({ title, paragraphs, items, links, facts }, index) => (
    <TextSection key={title} title={title} first={index === 0}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{withValues(paragraph)}</p>
      ))}
      {items && <DashList className="gap-2.5! text-body!" items={items.map(withValues)} />}
      {links && <PageLinks paths={links} />}
      {facts && <FactList facts={facts.map(([term, value]) => [term, filled(value)] as const)} />}
    </TextSection>
  ));
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
  const isUnknown = text === null || (text === "{address}" && businessProfile.address.isFictitious);
  return isUnknown ? <Tag tone="pending">{toComplete}</Tag> : withValues(text);
}

/** A text with the business's own values in the place of their names in braces. */
function withValues(text: string): string {
  const { name, email, claims } = businessProfile;
  return text
    .replace("{diagnosisRule}", claims.diagnosisRule)
    .replace("{delay}", claims.delay)
    .replace("{ofName}", ofName(name))
    .replace("{name}", name)
    .replace("{email}", email)
    .replace("{address}", postalAddress(businessProfile));
}
