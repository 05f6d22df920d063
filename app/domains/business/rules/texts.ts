import { capitalized } from "#app/lib/french/capitals.ts";
import { ofName } from "#app/lib/french/elision.ts";
import type { SiteProfile } from "../profile.ts";
import { closureText } from "./closures.ts";
import { isReceiving, isRemoteOffered, isVisiting, isVisitingCompanies } from "./site.ts";

const placeholder = /\{([A-Za-z_]+)\}/g;
/** A part in square brackets. The part is left out if one of its names has no value. */
const conditional = /\[([^[\]{}]*\{[A-Za-z_]+\}[^[\]]*)\]/g;
/**
 * The words in place of a price that the shop does not publish: 'sur devis' (price on request). A sentence is removed
 * if any other name in it has no value.
 */
const unsaid = "sur devis";
const priceName = /^prix_/i;

/** Returns the values that texts name in braces, such as '{a_ville}' (in the town) or '{delai}' (the delay). */
export function businessWords(profile: SiteProfile) {
  const { claims } = profile;
  return {
    telephone: profile.phone.display.replaceAll(" ", "\u00a0"),
    email: profile.email,
    adresse: isReceiving(profile) ? postalAddress(profile) : null,
    horaires: openingHoursText(profile),
    fermeture: closedTexts(profile).join(". "),
    jours: profile.openDays,
    nom: profile.name,
    de_nom: ofName(profile.name),
    ville: profile.city,
    a_ville: profile.at,
    de_ville: profile.of,
    departement: profile.department,
    dans_departement: profile.within,
    rayon: `${claims.interventionRadiusKm}\u00a0km`,
    experience: claims.experience,
    techniciens: claims.technicians,
    garantie: claims.guarantee,
    garantie_jours: claims.guaranteeTime,
    semaine: claims.week,
    delai: claims.delay,
    delai_chiffre: claims.delayFigure,
    delai_logiciel: claims.softwareDelay,
    taux_recuperation: claims.recoveryRate,
    urgence: claims.emergency,
    support: claims.support,
    delai_devis: claims.quoteDelay,
    delai_reponse: claims.reply,
    diagnostic: claims.diagnosis,
    le_diagnostic: claims.diagnosisClause,
    regle_diagnostic: claims.diagnosisRule,
    refus_gratuit: profile.freeRefusal,
    ...profile.priceWords,
    prix_avis: profile.freeRefusal && profile.priceWords.prix_diagnostic,
    a_distance: isRemoteOffered(profile) ? "à distance" : null,
    a_domicile: isVisiting(profile) ? "à domicile" : null,
    au_bureau: isVisitingCompanies(profile) ? "au bureau" : null,
    chez_vous: isVisiting(profile) ? "chez vous" : null,
    a_l_atelier: isReceiving(profile) ? "à l’atelier" : null,
    sur_place: onSite(profile, "chez vous", "à l’atelier"),
    lieux: onSite(profile, "à l’atelier", "chez vous"),
    mac: profile.site.noMacs ? null : "Mac",
    macos: profile.site.noMacs ? null : "macOS",
  };
}

/**
 * Returns at which of these places the shop works: at the customer's home if it makes visits, at the shop if it
 * receives visitors.
 */
function onSite(profile: SiteProfile, ...places: ("chez vous" | "à l’atelier")[]): string {
  const isTrue = { "chez vous": isVisiting(profile), "à l’atelier": isReceiving(profile) };
  return places.filter((place) => isTrue[place]).join(" ou ");
}

/** The names that a text may have in braces. */
export const wordNames = [
  "telephone",
  "email",
  "adresse",
  "horaires",
  "fermeture",
  "jours",
  "nom",
  "de_nom",
  "ville",
  "a_ville",
  "de_ville",
  "departement",
  "dans_departement",
  "rayon",
  "a_distance",
  "a_domicile",
  "au_bureau",
  "chez_vous",
  "a_l_atelier",
  "sur_place",
  "lieux",
  "mac",
  "macos",
  "experience",
  "techniciens",
  "garantie",
  "garantie_jours",
  "semaine",
  "delai",
  "delai_chiffre",
  "delai_logiciel",
  "taux_recuperation",
  "urgence",
  "support",
  "delai_devis",
  "delai_reponse",
  "diagnostic",
  "le_diagnostic",
  "regle_diagnostic",
  "prix_diagnostic",
  "prix_avis",
  "prix_intervention",
  "prix_visite",
  "prix_support",
  "prix_entreprise",
  "prix_seance_courte",
  "prix_seance_longue",
  "prix_seance",
  "prix_securite",
  "prix_maintenance",
  "prix_formules_securite",
  "prix_formules_maintenance",
  "prix_accueil",
  "des_seance",
  "des_securite",
  "des_maintenance",
  "ttc",
  "toutes_taxes",
  "niveaux_securite",
  "deplacement",
  "nom_diagnostic",
  "nom_intervention",
  "nom_visite",
  "visite",
  "nom_support",
  "nom_entreprise",
  "diagnostic_compris",
  "lieu_intervention",
  "lieu_seul",
  "rapport_ecrit",
  "seances_support",
  "compris_entreprise",
  "durees_seances",
  "prix_des_seances",
  "seance_courte",
  "seance_longue",
  "tarif_seance_courte",
  "tarif_seance_longue",
  "choix_distance",
  "formules_maintenance",
  "formule_formation",
  "abonnements",
  "forfait_mensuel",
  "refus_gratuit",
] as const;

/** Returns the error for a text with an unknown name in braces, or null if all its names are known. */
export function unknownWord(typed: string): string | null {
  const unknown = [...typed.matchAll(/\{([^{}]*)\}/g)].find(([, name = ""]) => !isWord(name));
  return unknown ? `${unknown[0]} n’est pas un mot de l’entreprise\u00a0: retirez les accolades` : null;
}

function isWord(name: string): boolean {
  return wordNames.some((known) => known === name.charAt(0).toLowerCase() + name.slice(1));
}

/** The values of names in braces. Null means that the shop does not publish the price, or does not claim this. */
export type Words = Readonly<Record<string, string | null>>;

/**
 * Returns a text with values in place of the names in braces. '{Jours}' gives the value of '{jours}' with a capital. An
 * unknown name stays. A part in square brackets, such as '[, dès {prix_seance}]' (from that price), is left out if a
 * value in it is missing.
 */
export function fillText(text: string, words: Words): string {
  const said = text.replace(conditional, (typed, part: string) => {
    const values = [...part.matchAll(placeholder)].map(([, name = ""]) => valueOf(name, words));
    if (values.includes(undefined)) return typed;
    return values.includes(null) ? "" : part;
  });
  const isShort = [...said.matchAll(placeholder)].some(([, name = ""]) => isLeftOut(name, words));
  return (isShort ? withoutMissing(said, words) : said).replace(placeholder, (typed, name: string) => {
    const value = valueOf(name, words);
    if (value === undefined) return typed;
    const shown = value ?? unsaid;
    return /^[A-Z]/.test(name) ? capitalized(shown) : shown;
  });
}

function isLeftOut(name: string, words: Words): boolean {
  return valueOf(name, words) === null && !priceName.test(name);
}

/**
 * Leaves out each sentence with a name that has no value. A sentence with a missing price stays, because it gets the
 * words 'sur devis' (price on request).
 */
function withoutMissing(text: string, words: Words): string {
  const isKept = (sentence: string) =>
    ![...sentence.matchAll(placeholder)].some(([, name = ""]) => isLeftOut(name, words));
  const kept = (line: string) =>
    line
      .split(/(?<=[.!?…]\s)/)
      .filter(isKept)
      .join("")
      .trimEnd();
  // A line whose sentences were all left out disappears.
  return text
    .split("\n")
    .flatMap((line) => kept(line) || (line ? [] : line))
    .join("\n")
    .trim();
}

/** Returns the value of a name: null if the shop does not publish it, undefined if the name is unknown. */
function valueOf(name: string, words: Words): string | null | undefined {
  const known = name.charAt(0).toLowerCase() + name.slice(1);
  return Object.hasOwn(words, known) ? words[known] : undefined;
}

/** Returns the content with values in all its texts, at any depth. */
export function fillTexts<Content>(content: Content, words: Words): Content {
  if (typeof content === "string") return fillText(content, words) as Content;
  if (Array.isArray(content)) return content.map((part) => fillTexts<unknown>(part, words)) as Content;
  if (content === null || typeof content !== "object") return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [name, fillTexts<unknown>(part, words)]),
  ) as Content;
}

/** Returns the postal address in one line. The invented address that came with the program is marked as fictitious. */
export function postalAddress(profile: SiteProfile): string {
  const { street, isFictitious } = profile.address;
  return `${street}, ${postalTown(profile)}${isFictitious ? " (adresse fictive)" : ""}`;
}

/** Returns the postal code and the town, with no-break spaces after the code and after the town's article. */
export function postalTown({ address: { postalCode, city } }: Pick<SiteProfile, "address">): string {
  return `${postalCode}\u00a0${city.replace(/^(Le|La|Les) /, "$1\u00a0")}`;
}

/**
 * Returns the link to the directions to the shop on OpenStreetMap; the visitor chooses the start there. A fictitious
 * street cannot be found, so the link then leads to the town.
 */
export function directionsHref(profile: SiteProfile): string {
  const { latitude, longitude } = profile.coordinates;
  const target = profile.address.isFictitious
    ? `${latitude},${longitude}`
    : postalAddress(profile).replaceAll("\u00a0", " ");
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(target)}#map=14/${latitude}/${longitude}`;
}

/** Returns the days on which the shop is closed, in words: the usual days, then those of the next month. */
export function closedTexts(profile: SiteProfile): string[] {
  const soon = profile.closures.filter(({ isSoon }) => isSoon).map(closureText);
  return [profile.closedDays, ...soon].filter(Boolean);
}

/** Returns the opening hours in one line (rule language/hours). */
export function openingHoursText(profile: SiteProfile): string {
  return openingHoursParts(profile).join(", ");
}

/** Returns the opening hours with one entry for each group of days, such as 'Lun-Ven : 9h-18h'. */
export function openingHoursParts(profile: SiteProfile): string[] {
  return profile.openingHours.map(({ days, hours }) => `${days} : ${hours}`);
}

/**
 * Returns the time of a guarantee, such as '30 jours' (days) or '3 mois' (months). `count` may be a text that is being
 * typed in a form.
 */
export function guaranteeTime(count: number | string, unit: string): string {
  const word = unit === "months" ? "mois" : Number(count) === 1 ? "jour" : "jours";
  return `${count}\u00a0${word}`;
}
