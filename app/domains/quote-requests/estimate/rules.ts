import {
  type QuoteServiceType,
  type ServiceChoice,
  serviceChoiceLabels,
} from "#app/domains/catalog/labels.ts";
import { partsPages, type PriceList } from "#app/domains/pricing/content.ts";
import { examplesOf, leastSession, planParameter, priceOf } from "#app/domains/pricing/rules/plans.ts";
import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isMacServed } from "#app/domains/business/rules/site.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { rowWords } from "#app/domains/pricing/rules/row-words.ts";
import { ownServiceParameter } from "#app/domains/services/rules/quote-choice.ts";
import { type Urgency, urgencyLabels } from "../content.ts";
import {
  type Age,
  ages,
  type Device,
  devices,
  deviceWords,
  type EstimateSource,
  estimateSources,
  estimateTexts,
  type Trouble,
  troubles,
} from "./content.ts";

/** The parameters that the estimate adds to the URL of the quote form, with the values that each may have. */
export const estimateParameters = {
  appareil: devices,
  panne: troubles,
  age: ages,
  delai: urgencyLabels,
} as const;

type Parameter = keyof typeof estimateParameters;

/** Returns the value of a parameter if it is a known value, otherwise null. */
export function knownChoice(parameter: Parameter, value: string | null): string | null {
  return value !== null && Object.hasOwn(estimateParameters[parameter], value) ? value : null;
}

const allDevices = Object.keys(devices) as Device[];

/** Returns the devices that the shop works on. A shop may choose not to work on Macs (rule settings/devices). */
export function servedDevices(shop: Pick<SiteProfile, "site">): readonly Device[] {
  return allDevices.filter((device) => device !== "mac" || isMacServed(shop));
}

/** The values that an estimate gives to fields of the quote form. */
export interface EstimatedQuote {
  service_type: QuoteServiceType | null;
  urgency: Urgency | null;
  /**
   * The device, its age and the problem: 'PC portable, 3 à 7 ans. Ne s’allume plus.' (laptop, 3 to 7 years old, does
   * not start). Empty when nothing was chosen.
   */
  description: string;
}

/**
 * Returns the values of the form's fields for the choices in a URL (rule forms/estimate). An unknown value is ignored,
 * and so is a device that is not among those `served`.
 */
export function estimatedQuote(
  query: URLSearchParams,
  served: readonly Device[] = allDevices,
): EstimatedQuote {
  const chosen = (parameter: Parameter) => knownChoice(parameter, query.get(parameter));
  const device = served.find((one) => one === chosen("appareil")) ?? null;
  const trouble = chosen("panne") as Trouble | null;
  const age = chosen("age") as Age | null;
  const machine = [device && devices[device], age && ages[age].label.toLowerCase()]
    .filter(Boolean)
    .join(", ");
  const parts = [machine, trouble && troubles[trouble]].filter(Boolean);
  return {
    service_type: trouble && estimateSources[device ?? "portable"][trouble].service,
    urgency: chosen("delai") as Urgency | null,
    description: parts.map((part) => `${part}.`).join(" "),
  };
}

/**
 * Returns '29 à 89 €' (29 to 89 €), 'dès 89 €' (from 89 €), 'dès 89 € hors pièce' (without the part) or, if no price
 * fits, 'Sur devis' (price on request). Only the price of a plan can be the end of a range. A price example has no
 * upper limit, and neither has labour to which the price of a part is added.
 */
export function estimateText(prices: PriceList, device: Device, source: EstimateSource): string {
  const examples = fittingExamples(prices, device, source);
  const plans = source.needsPart && examples.length > 0 ? [] : planPrices(prices, source);
  const known = [...plans, ...examples];
  if (known.length === 0) return estimateTexts.onRequest;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const mayNeedPart = source.pages.some((page) => partsPages.has(page));
  // A plan is for labour only. Without these words its price would look like one 'à partir de', with the part included.
  if (source.needsPart && examples.length === 0) return `dès ${eurosText(least)} +\u00a0pièce`;
  if (mayNeedPart && plans.includes(least)) return `dès ${eurosText(least)} hors\u00a0pièce`;
  if (least === most || mayNeedPart || !plans.includes(most)) return `dès ${eurosText(least)}`;
  return `${eurosText(least).replace(/\s€$/, "")} à ${eurosText(most)}`;
}

function planPrices(prices: PriceList, { roles, isAtShop }: EstimateSource): number[] {
  const isForVisits = isAtShop && rowWords(prices).lieu_seul === "à domicile";
  const priceFor = (role: EstimateSource["roles"][number]) => {
    // The price list has remote sessions in a separate list. The cheapest one counts, whatever the role of its row.
    if (role === "short") return leastSession(prices);
    return isForVisits && role === "intervention" ? null : priceOf(prices, role);
  };
  return roles.map(priceFor).filter((price) => price !== null);
}

/**
 * Returns the prices of the examples, 'à partir de' (starting at), that are about this problem, and about this device
 * or any device.
 */
function fittingExamples(
  { examples }: PriceList,
  device: Device,
  { pages, about }: EstimateSource,
): number[] {
  const isAboutDevice = (name: string) =>
    deviceWords[device].test(name) || !Object.values(deviceWords).some((words) => words.test(name));
  return pages
    .flatMap((page) => examplesOf(examples, page))
    .filter(({ name }) => (about?.test(name) ?? true) && isAboutDevice(name))
    .map(({ price }) => price);
}

/** The form's hidden field with the signed price range. The database column with the range has the same name. */
export const estimateField = "estimate";

/**
 * A price range as the visitor saw it: '29 à 89 € (Mac, lent ou bloqué)', for a slow Mac. `token` contains this text
 * and the site's signature.
 */
export interface ShownEstimate {
  text: string;
  token: string;
}

/**
 * Returns the price range in the token of a draft; null for a token that cannot be read. Only the server can check the
 * signature.
 */
export function shownEstimate(token: string): ShownEstimate | null {
  try {
    const written = (token.split(".")[0] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(written), (unit) => unit.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text === "" ? null : { text, token };
  } catch {
    return null;
  }
}

/** Returns the device and the problem that a URL contains, with their price range; null if one of them is missing. */
export function estimateSummary(
  query: URLSearchParams,
  prices: PriceList,
  offered: readonly ServiceChoice[],
  served: readonly Device[] = allDevices,
): string | null {
  const device = knownChoice("appareil", query.get("appareil")) as Device | null;
  const trouble = knownChoice("panne", query.get("panne")) as Trouble | null;
  if (!device || !trouble) return null;
  const estimates = estimatesOf(prices, offered, served);
  const range = estimates[device][trouble];
  if (!range || !hasPrices(estimates)) return null;
  const text = troubles[trouble];
  return `${range} (${devices[device]}, ${text[0]?.toLowerCase()}${text.slice(1)})`;
}

/**
 * Returns what the form shows instead of a plan or price range for a URL without one: nothing (false) if the URL names
 * a service or the plan is removed, otherwise that of the draft (null). So a plan does not stick to another service.
 */
export function noEstimate(query: URLSearchParams): false | null {
  return ["service", ownServiceParameter, planParameter].some((name) => query.has(name)) ? false : null;
}

const slugPattern = /^[a-z0-9-]{1,60}$/;

/**
 * Returns the query string without the parameters and values that the form does not know. The form is posted to its
 * page with this query string.
 */
export function knownQuery(query: URLSearchParams): string {
  const known = new URLSearchParams();
  const service = query.get("service");
  if (service && Object.hasOwn(serviceChoiceLabels, service)) known.set("service", service);
  const own = query.get(ownServiceParameter);
  if (own && slugPattern.test(own)) known.set(ownServiceParameter, own);
  const plan = query.get(planParameter);
  if (plan && slugPattern.test(plan)) known.set(planParameter, plan);
  for (const parameter of Object.keys(estimateParameters) as Parameter[]) {
    const value = knownChoice(parameter, query.get(parameter));
    if (value) known.set(parameter, value);
  }
  return known.size > 0 ? `?${known}` : "";
}

/** The price text of the estimate for each device and problem. */
export type Estimates = Record<Device, Partial<Record<Trouble, string>>>;

/**
 * Returns all texts of the estimate, from the owner's price list. A problem that no offered service solves is left out.
 * A device is left out if no offered service is for it, or if it is not among those `served`.
 */
export function estimatesOf(
  prices: PriceList,
  offered: readonly ServiceChoice[],
  served: readonly Device[] = allDevices,
): Estimates {
  const isAsked = (trouble: Trouble) =>
    Object.values(estimateSources).some((sources) => offered.includes(sources[trouble].service));
  const asked = (Object.keys(troubles) as Trouble[]).filter(isAsked);
  const textOf = (device: Device, source: EstimateSource) =>
    offered.includes(source.service) ? estimateText(prices, device, source) : estimateTexts.onRequest;
  return Object.fromEntries(
    allDevices.map((device) => {
      const sources = estimateSources[device];
      const troublesOf = served.includes(device) && isServed(device, sources) ? asked : [];
      return [
        device,
        Object.fromEntries(troublesOf.map((trouble) => [trouble, textOf(device, sources[trouble])])),
      ];
    }),
  ) as Estimates;

  /**
   * Whether the shop offers a service for the device. For a box (internet router) only the service that repairs one
   * that does not start counts, because a box has no files to recover.
   */
  function isServed(device: string, { allumage, ...others }: Record<Trouble, EstimateSource>): boolean {
    const needed = device === "box" ? [allumage] : [allumage, ...Object.values(others)];
    return needed.some(({ service }) => service !== "autre" && offered.includes(service));
  }
}

/** Whether any text of the estimate is a price. If none is, the home page does not show the estimate. */
export function hasPrices(estimates: Estimates): boolean {
  return Object.values(estimates)
    .flatMap((texts) => Object.values(texts))
    .some((text) => text !== estimateTexts.onRequest);
}
