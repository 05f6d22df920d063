import { countedText } from "#app/lib/french/counts.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { enumerate } from "#app/lib/french/place-names.ts";
import type { PlanRole, PriceList, PricingPlan } from "../content.ts";

/** Returns the plan with this meaning. Undefined when the shop does not sell it. */
export function planWith({ home, remote }: PriceList, role: PlanRole): PricingPlan | undefined {
  return [...home, ...remote].find((plan) => plan.role === role);
}

/**
 * Returns what texts may say of plans besides their prices: the rows' own words (rule prices/row-words). Null where no row
 * says it any more.
 */
export function rowWords(prices: PriceList) {
  const plan = (role: PlanRole) => planWith(prices, role);
  const places = placesOf(plan("intervention"));
  const sessions = sessionLengths.flatMap(({ role, length }) => {
    const row = plan(role);
    return row ? [{ length, price: `${length} à ${eurosText(row.price)}` }] : [];
  });
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
    durees_seances: sessions.map(({ length }) => length).join(" ou ") || null,
    prix_des_seances: sessions.map(({ price }) => price).join(", ") || null,
    choix_distance: remoteChoice(prices, sessions.length),
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

/** Whether a plan is paid again and again. */
export function isSubscription({ duration }: Pick<PricingPlan, "duration">): boolean {
  return duration === "par mois" || duration === "par an";
}

const sessionLengths = [
  { role: "short", length: "30\u00a0min" },
  { role: "long", length: "1\u00a0h" },
] as const;

/** Where the row says its work is done. */
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

/** Without the capital of a line. An acronym keeps its own. */
function within(line: string): string {
  return /^\p{Lu}\p{Ll}/u.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line;
}
