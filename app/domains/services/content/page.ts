import type { PlanSheet, PriceExample, PricingPlan } from "#app/domains/pricing/content.ts";
import type { ExampleBlock } from "#app/domains/business/profile.ts";
import type { Service } from "#app/domains/catalog/content/specified-services.ts";

/** A block of a service page. Each page chooses its blocks and their order. */
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
      /** Whether a text after the lead names the devices that the shop does not usually repair. */
      isOfDevices?: boolean;
      groups: readonly { name: string; items: readonly string[] }[];
    }
  /** The owner's own words, for a service that the owner added. */
  | { kind: "text"; title: string; paragraphs: readonly string[]; points: readonly string[] }
  | { kind: "steps"; title: string; lead?: string; steps: readonly { title: string; text: string }[] }
  | { kind: "urgent"; title: string; lead?: string; acts: readonly string[]; avoid: readonly string[] }
  | { kind: "compare"; title: string; lead?: string; sides: readonly [CompareSide, CompareSide] }
  | {
      kind: "plans";
      title: string;
      lead?: string;
      plans: PlanSheet;
      /** The plans, from the price list. */
      sheet?: readonly PricingPlan[];
      note?: string;
      /** The texts for a list with a single plan, which leaves no choice. */
      alone?: { title: string; lead?: string; note?: string };
    }
  /** The prices 'à partir de' ("starting at") of this service, from the price list. */
  | { kind: "examples"; title: string; examples: readonly PriceExample[]; isOwn?: boolean }
  /** The price of one repair, from the price list, for pages without plans of their own. */
  | { kind: "price"; title: string; more?: { text: string; about?: Service["path"] } }
  | { kind: "guarantees"; title: string; items: readonly { title: string; text: string }[] }
  | { kind: "questions"; title: string; questions: readonly { question: string; answer: string }[] }
  /** The words of a client. The text and the role come from the testimonials of the business. */
  | { kind: "testimonial"; name: string; text?: string; role?: string };

export interface CompareSide {
  name: string;
  items: readonly string[];
}

export interface ServicePage {
  path: Service["path"];
  /** The title of the document, without the name of the business. */
  title: string;
  metaDescription: string;
  heading: string;
  lead: string;
  blocks: readonly ServiceBlock[];
  call: { title: string; text: string };
}
