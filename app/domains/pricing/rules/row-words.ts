import { countedText } from "#app/lib/french/counts.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { enumerate } from "#app/lib/french/place-names.ts";
import type { PlanRole, PriceList, PricingPlan } from "../content.ts";
import { isSubscription, planWith } from "./plans.ts";

/**
 * Returns what texts may say of plans besides their prices: the rows' own words (rule prices/row-words). Null where no row
 * says it any more.
 */
export function rowWords(prices: PriceList) {
  const plan = (role: PlanRole) => planWith(prices, role);
  const places = placesOf(plan("intervention"));
  const [short, long] = [sessionOf(plan("short"), shortLength), sessionOf(plan("long"), longLength)];
  const sessions = [short, long].filter((session) => session !== null);
  const lengths = sessions.flatMap(({ length }) => length ?? []);
  const { maintenance, security } = prices;
  return {
    nom_diagnostic: plan("diagnosis")?.name ?? null,
    nom_intervention: plan("intervention")?.name ?? null,
    nom_support: plan("support")?.name ?? null,
    nom_entreprise: plan("company")?.name ?? null,
    diagnostic_compris: lineOf(plan("intervention"), /^diagnostic (compris|inclus)$/i),
    lieu_intervention: places.length > 0 ? places.join(" ou ") : null,
    lieu_seul: places.length === 1 ? (places[0] ?? null) : null,
    rapport_ecrit: lineOf(plan("diagnosis"), /^rapport écrit$/i),
    seances_support: lineOf(plan("support"), /séances?\b.*par mois$/i),
    compris_entreprise: listedLines(plan("company")),
    seance_courte: short && short.name,
    seance_longue: long && long.name,
    tarif_seance_courte: short && short.rate,
    tarif_seance_longue: long && long.rate,
    durees_seances: lengths.join(" ou ") || null,
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

/** The length of a session, how names say it, and what its price is for. */
const shortLength = { length: "30\u00a0min", named: /\b30\s*min|\bdemi-heure\b/i, per: "les 30\u00a0min" };
const longLength = {
  length: "1\u00a0h",
  named: /\b1\s*h(?:eure)?\b(?!\s*\d)|\bune heure\b(?! et)|\b60\s*min/i,
  per: "l’heure",
};

interface Session {
  name: string;
  /** Null once the row says no length any more. */
  length: string | null;
  price: string;
  /** '29 € les 30 min' */
  rate: string;
}

function sessionOf(
  plan: PricingPlan | undefined,
  { length, named, per }: typeof shortLength,
): Session | null {
  if (!plan) return null;
  const isSaid = named.test(plan.name) || plan.duration === per;
  const price = eurosText(plan.price);
  return {
    name: within(plan.name),
    length: isSaid ? length : null,
    price,
    rate: `${price} ${isSaid ? per : plan.duration}`,
  };
}

/** '30 min à 29 €, 1 h à 49 €'. A single session without a length is only its price: the text around it names it. */
function sessionPrices(sessions: readonly Session[]): string | null {
  const [only] = sessions;
  if (sessions.length === 1 && only && !only.length) return only.price;
  return sessions.map(({ name, length, price }) => `${length ?? name} à ${price}`).join(", ") || null;
}

/** Where the work of the row is done. */
function placesOf(plan: PricingPlan | undefined): string[] {
  if (!plan) return [];
  const said = [plan.name, plan.description, ...plan.features].join(" ").toLowerCase();
  return [
    ...(said.includes("atelier") ? ["à l’atelier"] : []),
    ...(said.includes("domicile") ? ["à domicile"] : []),
  ];
}

/** 'deux durées de séance, ou un forfait pour ceux qui appellent souvent'. */
function remoteChoice(prices: PriceList, lengths: number): string | null {
  const count = prices.remote.filter(({ role }) => role !== "support").length;
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

/** The row's line that says this, as it goes on in a sentence. */
function lineOf(plan: PricingPlan | undefined, pattern: RegExp): string | null {
  const line = plan?.features.find((one) => pattern.test(one));
  return line ? within(line) : null;
}

function listedLines(plan: PricingPlan | undefined): string | null {
  const lines = (plan?.features ?? []).map((line) => within(line.replace(/ par mois$/, "")));
  return lines.length > 0 ? enumerate(lines) : null;
}

/** Removes the capital at the start of a line, except from an acronym. */
function within(line: string): string {
  return /^\p{Lu}\p{Ll}/u.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line;
}
