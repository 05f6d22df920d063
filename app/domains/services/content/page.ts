import type { PlanSheet, PriceExample, PricingPlan } from "#app/domains/pricing/content.ts";
import type { ExampleBlock } from "#app/domains/business/profile.ts";
import type { Service } from "#app/domains/catalog/content/specified-services.ts";

/** A block (section) of a service's page. Each page has its own blocks, in its own order. */
export type ServiceBlock =
  | { kind: "promise"; figure: string; title: string; text: string; example?: ExampleBlock }
  | {
      kind: "symptoms";
      title: string;
      lead?: string;
      rows: readonly { sign: string; cause: string; act: string }[];
    }
  | {
      kind: "table";
      title: string;
      lead?: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    }
  | {
      kind: "groups";
      title: string;
      lead?: string;
      /** Whether a sentence after the introduction names the devices that the shop does not usually repair. */
      isOfDevices?: boolean;
      groups: readonly { name: string; items: readonly string[] }[];
    }
  /** The text that the owner wrote about an added service. */
  | { kind: "text"; title: string; paragraphs: readonly string[]; points: readonly string[] }
  | { kind: "steps"; title: string; lead?: string; steps: readonly { title: string; text: string }[] }
  | { kind: "urgent"; title: string; lead?: string; acts: readonly string[]; avoid: readonly string[] }
  | { kind: "compare"; title: string; lead?: string; sides: readonly [CompareSide, CompareSide] }
  | {
      kind: "plans";
      title: string;
      lead?: string;
      plans: PlanSheet;
      /** The plans (priced offers), which are read from the price list. */
      sheet?: readonly PricingPlan[];
      note?: string;
      /** The texts to use if the list has only one plan. They must not speak of a choice. */
      alone?: { title: string; lead?: string; note?: string };
    }
  /** The price examples of this service, 'à partir de' (starting at), from the price list. */
  | { kind: "examples"; title: string; examples: readonly PriceExample[]; isOwn?: boolean }
  /** The price of one repair, from the price list. This block is for pages that have no list of plans. */
  | { kind: "price"; title: string; more?: { text: string; about?: Service["path"] } }
  | { kind: "guarantees"; title: string; items: readonly { title: string; text: string }[] }
  | { kind: "questions"; title: string; questions: readonly { question: string; answer: string }[] }
  /** What a client said. The text and the role are read from the testimonials that the owner manages. */
  | { kind: "testimonial"; name: string; text?: string; role?: string };

export interface CompareSide {
  name: string;
  items: readonly string[];
}

export interface ServicePage {
  path: Service["path"];
  /** The title of the HTML document, without the name of the business. */
  title: string;
  metaDescription: string;
  heading: string;
  lead: string;
  blocks: readonly ServiceBlock[];
  call: { title: string; text: string };
}
