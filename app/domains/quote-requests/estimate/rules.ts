import type { QuoteServiceType, ServiceChoice } from "#app/domains/catalog/labels.ts";
import type { PriceList } from "#app/domains/pricing/content.ts";
import { examplesOf, priceOf, priceText } from "#app/domains/pricing/rules.ts";
import { type Urgency, urgencyLabels } from "../labels.ts";
import {
  type Age,
  ages,
  type Device,
  devices,
  type EstimateSource,
  estimateSources,
  estimateTexts,
  type Trouble,
  troubles,
} from "./content.ts";

/** The parameters of the quote form's address, and the values each of them knows. */
export const estimateParameters = {
  appareil: devices,
  panne: troubles,
  age: ages,
  delai: urgencyLabels,
} as const;

type Parameter = keyof typeof estimateParameters;

/** Returns the value of a parameter if the estimate knows it, else null. */
export function knownChoice(parameter: Parameter, value: string | null): string | null {
  return value !== null && Object.hasOwn(estimateParameters[parameter], value) ? value : null;
}

/** What the quote form is filled in with after an estimate. */
export interface EstimatedQuote {
  service_type: QuoteServiceType | null;
  urgency: Urgency | null;
  /** 'PC portable, 3 à 7 ans. Ne s’allume plus.' Empty when nothing was chosen. */
  description: string;
}

/** Returns what the parameters of an address fill in (rule forms/estimate). Unknown values count as not chosen. */
export function estimatedQuote(query: URLSearchParams): EstimatedQuote {
  const chosen = (parameter: Parameter) => knownChoice(parameter, query.get(parameter));
  const device = chosen("appareil") as Device | null;
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

/** Returns a price or a range: '89 à 189 €', 'dès 89 €'. 'Sur devis' where the price list says nothing. */
export function estimateText(prices: PriceList, { roles, pages }: EstimateSource): string {
  const known = [
    ...roles.map((role) => priceOf(prices, role)),
    ...pages.flatMap((page) => examplesOf(prices.examples, page).map(({ price }) => price)),
  ].filter((price) => price !== null);
  if (known.length === 0) return estimateTexts.onRequest;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (least === most) return `dès ${priceText(least)}`;
  return `${priceText(least).replace(/\s€$/, "")} à ${priceText(most)}`;
}

/** The text of each device and trouble. */
export type Estimates = Record<Device, Record<Trouble, string>>;

/** Returns every answer of the estimate, from the owner's price list and the services the shop offers. */
export function estimatesOf(prices: PriceList, offered: readonly ServiceChoice[]): Estimates {
  const texts = (sources: Record<Trouble, EstimateSource>) =>
    Object.fromEntries(
      Object.entries(sources).map(([trouble, source]) => [
        trouble,
        offered.includes(source.service) ? estimateText(prices, source) : estimateTexts.onRequest,
      ]),
    );
  return Object.fromEntries(
    Object.entries(estimateSources).map(([device, sources]) => [device, texts(sources)]),
  ) as Estimates;
}
