import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { isWithdrawn, listServices } from "#app/domains/business/rules/site.ts";
import { isSubscription } from "#app/domains/pricing/rules/plans.ts";
import { priceTexts as texts } from "../../labels.ts";
import { namedService, ownSheets } from "./named-service.ts";

const asksContract = /\b(abonnements?|contrats?|mensuel\w*|annuel\w*|par (mois|an))\b/;
const asksPlan = /\b(forfaits?|formules?)\b/;

/**
 * Returns the answer that a service has no monthly plans, if the question asks for some (rule assistant/facts). Returns
 * null for any other question.
 */
export function noPlans(
  words: readonly string[],
  topics: readonly (string | null)[],
  profile: Pick<BusinessProfile, "prices" | "site">,
): string | null {
  const text = words.join(" ");
  const isContract = asksContract.test(text);
  if (!isContract && !asksPlan.test(text)) return null;
  const service = namedService(words, topics, topics.includes("subscriptions") || topics.includes("prices"));
  const sheet = service && ownSheets[service.path];
  if (!service || !sheet) return null;
  const { home, ...sheets } = profile.prices;
  const others = [...home, ...sheets.remote, ...sheets.security, ...sheets.maintenance].some(isSubscription);
  if (isWithdrawn(profile, service.path))
    return isContract && !others ? [texts.noMonthly, texts.more("/#tarifs")].join("\n") : null;
  const plans = sheets[sheet];
  if (plans.length > 0 && !(isContract && !plans.some(isSubscription))) return null;
  const name = listServices(profile).find(({ path }) => path === service.path)?.name ?? "";
  return [
    others ? texts.noPlanOf(name) : texts.noMonthly,
    texts.more(others ? "/#tarifs" : service.path),
  ].join("\n");
}
