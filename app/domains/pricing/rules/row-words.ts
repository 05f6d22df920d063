import { uncapitalized } from "#app/lib/french/capitals.ts";
import { countedText } from "#app/lib/french/counts.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { enumerate } from "#app/lib/french/place-names.ts";
import type { PlanRole, PriceList, PricingPlan } from "../content.ts";
import { isSubscription, paidTime, planWith, sessionsOf, visitPlan } from "./plans.ts";

/**
 * Returns the facts in the rows of the price list, other than prices, that texts name in braces (rule
 * prices/row-words). A fact that no row states is null, so that no text states it.
 */
export function rowWords(prices: PriceList) {
  const plan = (role: PlanRole) => planWith(prices, role);
  const places = placesOf(plan("intervention"));
  const sold = sessionsOf(prices);
  const [short, long] = [sold.short, sold.long].map((row) => (row ? sessionOf(row) : null));
  const sessions = sold.all.map(sessionOf);
  const lengths = [...new Set(sessions.flatMap(({ length }) => length ?? []))];
  const { maintenance, security } = prices;
  return {
    nom_diagnostic: plan("diagnosis")?.name ?? null,
    nom_intervention: plan("intervention")?.name ?? null,
    nom_visite: visitPlan(prices)?.name ?? null,
    visite: visitText(prices),
    nom_support: plan("support")?.name ?? null,
    nom_entreprise: plan("company")?.name ?? null,
    diagnostic_compris: lineOf(plan("intervention"), diagnosisIncluded),
    lieu_intervention: places.length > 0 ? places.join(" ou ") : null,
    lieu_seul: places.length === 1 ? (places[0] ?? null) : null,
    rapport_ecrit: lineOf(plan("diagnosis"), writtenReport),
    seances_support: lineOf(plan("support"), /séances?\b.*par mois$/i),
    compris_entreprise: listedLines(plan("company")),
    seance_courte: short?.name ?? null,
    seance_longue: long?.name ?? null,
    tarif_seance_courte: short?.rate ?? null,
    tarif_seance_longue: long?.rate ?? null,
    durees_seances: enumerate(lengths).replace(/ et ([^,]*)$/, " ou $1") || null,
    prix_des_seances: sessionPrices(sessions),
    choix_distance: remoteChoice(prices, lengths.length),
    formules_maintenance:
      maintenance.length > 0 ? countedText(maintenance.length, "formule").replace(/^un /, "une ") : null,
    abonnements: allPlans(prices).some(isSubscription) ? "abonnements" : null,
    forfait_mensuel: plan("support") ? "forfait mensuel" : null,
    formule_formation:
      security.find(({ features }) => features.some((line) => /\bformation\b/i.test(line)))?.name ?? null,
  };
}

function allPlans({ home, remote, security, maintenance }: PriceList): PricingPlan[] {
  return [...home, ...remote, ...security, ...maintenance];
}

export const writtenReport = /^rapport écrit$/i;
export const diagnosisIncluded = /^diagnostic (compris|inclus)$/i;

/** Returns the name and price of a visit; null if the price list has no row for visits alone. */
function visitText(prices: PriceList): string | null {
  const visit = visitPlan(prices);
  if (!visit || visit.role === "intervention") return null;
  return `${uncapitalized(visit.name)}\u00a0: ${eurosText(visit.price)}`;
}

interface Session {
  name: string;
  /** The length, such as '45 min'. Null if neither the name nor the unit of the row gives one. */
  length: string | null;
  price: string;
  /** The price with its length, such as '29 € les 30 min' (29 € for 30 minutes). */
  rate: string;
}

/** The usual French words for the lengths of the two remote sessions of a new installation. */
const rates: Readonly<Record<string, string>> = { "30\u00a0min": "les 30\u00a0min", "1\u00a0h": "l’heure" };

function sessionOf({ name: written, price: euros, duration }: PricingPlan): Session {
  const length = lengthIn(written) ?? paidTime({ duration });
  const [name, price] = [uncapitalized(written), eurosText(euros)];
  return { name, length, price, rate: `${price} ${length ? (rates[length] ?? `les ${length}`) : duration}` };
}

/** Returns the length in the name of a session, such as '45 min' or '1 h 30'; null if the name gives none. */
function lengthIn(name: string): string | null {
  if (/\bdemi-heure\b/i.test(name)) return "30\u00a0min";
  if (/\bune heure\b(?! et)/i.test(name)) return "1\u00a0h";
  const [, hours, rest] = /\b(\d+)\s*h(?:eures?)?\b\s*(\d{2})?/i.exec(name) ?? [];
  if (hours) return rest ? `${hours}\u00a0h\u00a0${rest}` : `${hours}\u00a0h`;
  const [, minutes] = /\b(\d+)\s*min(?:utes?)?\b/i.exec(name) ?? [];
  if (!minutes) return null;
  return minutes === "60" ? "1\u00a0h" : `${minutes}\u00a0min`;
}

/** Returns '30 min à 29 €, 1 h à 49 €' (at). A lone session without a length gives only its price. Null without any. */
function sessionPrices(sessions: readonly Session[]): string | null {
  const [only] = sessions;
  if (sessions.length === 1 && only && !only.length) return only.price;
  return sessions.map(({ name, length, price }) => `${length ?? name} à ${price}`).join(", ") || null;
}

/** Returns 'à l’atelier' (at the shop), 'à domicile' (at home) from the row's name, or else from its other texts. */
export function placesOf(plan: PricingPlan | undefined): string[] {
  if (!plan) return [];
  const named = placesIn(plan.name);
  return named.length > 0 ? named : placesIn([plan.description, ...plan.features].join(" "));
}

function placesIn(text: string): string[] {
  const said = text.toLowerCase();
  return [
    ...(said.includes("atelier") ? ["à l’atelier"] : []),
    ...(said.includes("domicile") ? ["à domicile"] : []),
  ];
}

/**
 * Returns a text about the choice of remote help: the number of sessions and, if the shop sells it, 'un forfait pour
 * ceux qui appellent souvent' (a plan for people who call often). Null if there is neither.
 */
function remoteChoice(prices: PriceList, lengths: number): string | null {
  const count = sessionsOf(prices).all.length;
  const sessions =
    count === 2 && lengths === 2
      ? "deux durées de séance"
      : countedText(count, "séance").replace(/^un /, "une ");
  const parts = [
    ...(count > 0 ? [sessions] : []),
    ...(planWith(prices, "support") ? ["un forfait pour ceux qui appellent souvent"] : []),
  ];
  return parts.length > 0 ? parts.join(", ou ") : null;
}

/** Returns the feature that matches `pattern`, with a small first letter to continue a sentence; null if none does. */
export function lineOf(plan: PricingPlan | undefined, pattern: RegExp): string | null {
  const line = plan?.features.find((one) => pattern.test(one));
  return line ? uncapitalized(line) : null;
}

function listedLines(plan: PricingPlan | undefined): string | null {
  const lines = (plan?.features ?? []).map((line) => uncapitalized(line.replace(/ par mois$/, "")));
  return lines.length > 0 ? enumerate(lines) : null;
}
