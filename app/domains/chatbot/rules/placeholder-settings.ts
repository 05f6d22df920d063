import type { SectionKey } from "#app/domains/business/registry.server.ts";
import { placeholders } from "./placeholders.ts";

/** The section of the settings that has the value of each name in braces. Names that are not here are in the prices. */
const named: Partial<Record<SectionKey, string>> = {
  company: "email adresse nom de_nom ville a_ville de_ville departement dans_departement acces",
  hours: "horaires fermeture jours semaine",
  proof:
    "garantie garantie_jours experience techniciens delai delai_chiffre delai_logiciel delai_devis delai_reponse taux_recuperation urgence support sans_garantie equipe",
  site: "rayon services a_distance a_domicile au_bureau chez_vous sur_place lieux au_dela sans_visite particuliers_seuls sans_lettre",
  legal: "ttc toutes_taxes moyens_paiement acompte siret sans_siret forme_juridique numero_tva",
};
const sectionOf = new Map(
  (Object.entries(named) as [SectionKey, string][]).flatMap(([section, names]) =>
    names.split(" ").map((name) => [name, section] as const),
  ),
);

/**
 * Returns the sections of the settings whose values a response (a stored answer) has, each once. The telephone number
 * does not count, because it is in nearly every response.
 */
export function settingsOf(response: string): SectionKey[] {
  const names = [...response.matchAll(/\{([A-Za-z_]+)\}/g)]
    .map(([, name = ""]) => name.toLowerCase())
    .filter((name) => Object.hasOwn(placeholders, name) && name !== "telephone");
  return [
    ...new Set(names.map((name) => (name.startsWith("si_") ? "site" : (sectionOf.get(name) ?? "prices")))),
  ];
}
