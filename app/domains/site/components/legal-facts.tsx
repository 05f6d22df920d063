import type { ReactNode } from "react";
import { notConcerned, toComplete } from "#app/domains/business/labels/legal.ts";
import { Tag } from "#app/ui/tag.tsx";
import { FactList } from "./text-sections.tsx";

interface LegalFactsProps {
  facts: readonly (readonly [term: string, value: ReactNode])[];
}

/**
 * Lists legal facts. A missing fact is shown as 'À compléter' (to be completed). A fact that does not apply to the shop
 * is left out (rule pages/legal).
 */
export function LegalFacts({ facts }: LegalFactsProps) {
  const shown = facts.filter(([, value]) => value !== notConcerned);
  if (shown.length === 0) return null;
  return <FactList facts={shown.map(([term, value]) => [term, filled(value)] as const)} />;
}

function filled(value: ReactNode): ReactNode {
  return value ? value : <Tag tone="pending">{toComplete}</Tag>;
}
