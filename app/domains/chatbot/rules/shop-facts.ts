import { notConcerned, vatExempt } from "#app/domains/business/labels/legal.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { fillText, type Words } from "#app/domains/business/rules/texts.ts";
import { uncapitalized } from "#app/lib/french/capitals.ts";
import { enumerate } from "#app/lib/french/place-names.ts";
import { lessonsText } from "../facts/rules/lessons.ts";
import { shopFactTexts as texts } from "../content/shop-texts.ts";
import type { Shop } from "./placeholder-values.ts";

/**
 * Returns the values of the names in braces about the shop itself (rule assistant/shop-facts). A fact that the owner
 * has not given is null. `words` fills in the texts that stand for a missing fact.
 */
export function shopFacts(profile: Shop, words: Words) {
  const { legal, prices, team = [], ownServices = [] } = profile;
  const lessons = prices ? lessonsText({ prices, ownServices }) : null;
  const hasLetter = isShown(profile, "/newsletter");
  return {
    siret: legal?.siret?.replaceAll(" ", "\u00a0") ?? null,
    sans_siret: legal && legal.siret === null ? texts.noSiret : null,
    forme_juridique: legal?.legalForm ?? null,
    numero_tva: vatText(legal?.vatNumber),
    equipe: enumerate(team.map(personText)) || null,
    si_lettre: hasLetter ? "" : null,
    sans_lettre: hasLetter ? null : fillText(texts.noLetter, words),
    cours: lessons,
    sans_cours: lessons === null ? fillText(texts.noLessons, words) : null,
  };
}

function personText({ name, role }: NonNullable<Shop["team"]>[number]): string {
  return role ? `${name} (${uncapitalized(role)})` : name;
}

function vatText(number: string | null | undefined): string | null {
  if (!number || number === notConcerned) return null;
  return number === vatExempt ? uncapitalized(number) : number;
}
