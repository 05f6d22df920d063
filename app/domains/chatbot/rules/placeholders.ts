import { fillText } from "#app/domains/business/rules/texts.ts";
import { withoutAccents } from "../understanding/rules/normalise.ts";
import { meantWord } from "./matching.ts";
import { placeholderValues, type Shop } from "./placeholder-values.ts";

/** Each name in braces for responses, and its description. The back office shows the current value after it. */
export const placeholders = {
  telephone: "le téléphone",
  email: "l’adresse e-mail",
  adresse: "l’adresse postale",
  horaires: "les horaires",
  fermeture: "les jours de fermeture",
  nom: "le nom de l’entreprise",
  ville: "la ville",
  a_ville: "la ville avec sa préposition\u00a0: au Havre, à Tours",
  de_ville: "la ville avec «\u00a0de\u00a0»\u00a0: du Havre, de Tours",
  departement: "le département",
  dans_departement: "le département avec sa préposition\u00a0: dans la Loire, en Vendée",
  jours: "les jours d’ouverture",
  semaine: "le nombre de jours d’ouverture",
  de_nom: "le nom de l’entreprise avec «\u00a0de\u00a0»",
  garantie_jours: "la durée de la garantie",
  rayon: "le rayon d’intervention",
  experience: "l’expérience annoncée",
  techniciens: "les techniciens, tels qu’annoncés",
  garantie: "la garantie",
  delai: "le délai d’intervention",
  delai_devis: "le délai de réponse à un devis",
  delai_reponse: "le délai de réponse à un message",
  regle_diagnostic: "quand le diagnostic est gratuit",
  services: "la liste des services",
  prix_diagnostic: "le prix du diagnostic",
  prix_avis: "le même prix, si le diagnostic avant une intervention est gratuit",
  prix_intervention: "le prix de l’intervention standard",
  prix_visite: "le prix d’une visite à domicile",
  prix_support: "le prix mensuel du support à distance",
  prix_entreprise: "le prix mensuel du forfait entreprise",
  prix_seance_courte: "le prix de la séance la plus courte",
  prix_seance_longue: "le prix de la séance la plus longue",
  prix_securite: "le premier prix des formules de sécurité",
  prix_maintenance: "le premier prix des formules de maintenance",
  prix_seance: "le premier prix des séances à distance",
  prix_accueil: "les prix de l’accueil",
  exemples_prix: "les prix «\u00a0à partir de\u00a0»",
  prix_formules_securite: "les prix des formules de sécurité",
  prix_formules_maintenance: "les prix des formules de maintenance",
  a_distance: "«\u00a0à distance\u00a0», si vous dépannez ainsi",
  a_domicile: "«\u00a0à domicile\u00a0», si vous allez chez vos clients",
  au_bureau: "«\u00a0au bureau\u00a0», si vous allez aussi en entreprise",
  chez_vous: "«\u00a0chez vous\u00a0», si vous allez chez vos clients",
  sur_place: "«\u00a0chez vous ou à l’atelier\u00a0», ou un seul des deux",
  lieux: "«\u00a0à l’atelier ou chez vous\u00a0», ou un seul des deux",
  mac: "«\u00a0Mac\u00a0», si vous vous occupez des Mac",
  macos: "«\u00a0macOS\u00a0», de même",
  des_seance: "le premier prix d’une séance, avec «\u00a0dès\u00a0»",
  des_securite: "le premier prix de la sécurité, avec «\u00a0dès\u00a0»",
  des_maintenance: "le premier prix de la maintenance, avec «\u00a0dès\u00a0»",
  ttc: "«\u00a0TTC\u00a0», ou «\u00a0nets, TVA non applicable\u00a0»",
  toutes_taxes: "«\u00a0toutes taxes comprises\u00a0», selon votre TVA",
  deplacement: "les frais de déplacement",
  forfaits: "les forfaits de l’accueil et leurs prix, un par ligne",
  nom_diagnostic: "le nom du forfait de diagnostic",
  nom_intervention: "le nom du forfait d’intervention",
  visite: "une visite et son prix, s’il n’est pas celui d’une intervention",
  nom_visite: "le nom du forfait d’une visite",
  nom_support: "le nom du support à distance",
  nom_entreprise: "le nom du forfait entreprise",
  abonnements: "«\u00a0abonnements\u00a0», si un forfait se paie au mois ou à l’année",
  sans_garantie: "ce que dit la loi, si vous ne donnez pas de garantie",
  sans_forfait: "qu’il n’y a pas de forfait mensuel, si aucun n’est vendu",
  diagnostic_compris: "«\u00a0diagnostic compris\u00a0», si le forfait d’intervention le dit",
  lieu_intervention: "où se fait l’intervention, selon son forfait",
  lieu_seul: "la même chose, s’il n’y a qu’un lieu",
  rapport_ecrit: "«\u00a0rapport écrit\u00a0», si le forfait de diagnostic le dit",
  seances_support: "les séances que comprend le support mensuel",
  compris_entreprise: "ce que comprend le forfait entreprise",
  prix_des_seances: "les séances vendues et leurs prix",
  seance_courte: "le nom de la séance la plus courte",
  seance_longue: "le nom de la séance la plus longue",
  tarif_seance_courte: "le prix de la séance la plus courte, avec la durée de son nom",
  tarif_seance_longue: "le prix de la séance la plus longue, avec la durée de son nom",
  durees_seances: "les durées des séances à distance",
  choix_distance: "les séances et le forfait à distance, comptés",
  formules_maintenance: "le nombre de formules de maintenance",
  formule_formation: "la formule de sécurité qui comprend la formation",
  refus_gratuit: "«\u00a0refuser ne coûte rien\u00a0», si le diagnostic est gratuit",
  delai_chiffre: "le délai d’intervention, en chiffres",
  delai_logiciel: "le délai d’un dépannage logiciel",
  taux_recuperation: "le taux de récupération de données",
  urgence: "quand l’urgence est tenue",
  support: "ce qu’est le support à distance\u00a0: illimité",
  acces: "comment venir et où se garer",
  moyens_paiement: "les moyens de paiement acceptés",
  acompte: "l’acompte demandé",
  regle_pieces: "si les prix comprennent les pièces",
  au_dela: "ce que vous faites au-delà du rayon",
  sans_visite: "que l’appareil se dépose à l’atelier, si vous n’allez chez personne",
  particuliers_seuls: "où vous servez les entreprises, si vous n’allez que chez les particuliers",
  siret: "le SIRET",
  sans_siret: "que le SIRET n’est pas sur le site, s’il n’est pas donné",
  forme_juridique: "la forme juridique",
  numero_tva: "le numéro de TVA, ou qu’elle ne s’applique pas",
  equipe: "les personnes de l’équipe et leurs rôles",
  sans_lettre: "que vous n’envoyez pas de lettre, si sa page est masquée",
  cours: "les cours que vous vendez et leurs prix",
  sans_cours: "ce que dit l’assistant d’un cours, si vous n’en vendez pas",
  sans_mac: "que vous ne réparez pas les Mac, si c’est le cas",
  si_logiciel: "rien\u00a0; la phrase n’est dite que si vous dépannez les logiciels",
  si_materiel: "rien\u00a0; la phrase n’est dite que si vous réparez le matériel",
  si_reseau: "rien\u00a0; la phrase n’est dite que si vous installez des réseaux",
  si_recuperation: "rien\u00a0; la phrase n’est dite que si vous récupérez des données",
  si_mise_a_niveau: "rien\u00a0; la phrase n’est dite que si vous faites les mises à niveau",
  si_peripheriques: "rien\u00a0; la phrase n’est dite que si vous réglez les périphériques",
  si_distance: "rien\u00a0; la phrase n’est dite que si vous dépannez à distance",
  si_securite: "rien\u00a0; la phrase n’est dite que si vous faites de la sécurité",
  si_maintenance: "rien\u00a0; la phrase n’est dite que si vous faites de la maintenance",
  si_lettre: "rien\u00a0; la phrase n’est dite que si la page de la lettre est montrée",
  si_visites: "rien\u00a0; la phrase n’est dite que si vous allez chez vos clients",
  le_diagnostic: "«\u00a0le diagnostic est gratuit\u00a0», selon votre règle",
  diagnostic: "«\u00a0diagnostic gratuit\u00a0», selon votre règle",
} as const;

export type Placeholder = keyof typeof placeholders;

/**
 * Fills in a response's placeholders ({telephone}, {horaires}…) with the business's current values, so that a new
 * telephone number appears in every answer. An unknown placeholder stays as it was typed.
 */
export function fillPlaceholders(text: string, profile: Shop): string {
  return fillText(text, placeholderValues(profile));
}

/** Returns the words in braces of a text, each once, as they were typed. */
export function bracedWords(text: string): string[] {
  return [...new Set([...text.matchAll(/\{[^{}]*\}/g)].map(([typed]) => typed))];
}

/** Returns the name of a typed placeholder: 'prix_visite' for '{Prix_visite}'. Null if there is no such placeholder. */
export function placeholderName(typed: string): Placeholder | null {
  const name = typed.slice(1, -1);
  const known = name.charAt(0).toLowerCase() + name.slice(1);
  return Object.hasOwn(placeholders, known) ? (known as Placeholder) : null;
}

/** Returns the unknown placeholders of a response, as they were typed. */
export function unknownPlaceholders(text: string): string[] {
  return bracedWords(text).filter((typed) => placeholderName(typed) === null);
}

const mostProposed = 3;

/** Returns placeholders that an unknown one may have been meant for: '{prix_visite}' for '{prix}'. */
export function nearPlaceholders(typed: string): string[] {
  const meant = withoutAccents(typed.slice(1, -1).trim().toLowerCase()).replace(/[\s-]+/g, "_");
  if (meant === "") return [];
  const names = Object.keys(placeholders);
  const near = meantWord(meant, names);
  const found = names.filter((name) => name === meant || name === near || name.split("_").includes(meant));
  return found.slice(0, mostProposed).map((name) => `{${name}}`);
}
