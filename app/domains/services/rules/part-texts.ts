import type { ServiceBlock } from "../content/page.ts";

/** The whole text of a part of a service's page. The owner reads it beside the tick that shows or hides the part. */
export interface PartText {
  title: string;
  lead?: string;
  lines: readonly string[];
}

/**
 * Returns the text of a block. Returns null for a block that consists of the owner's data, such as a list of prices.
 */
export function partTextOf(block: ServiceBlock): PartText | null {
  const joined = (parts: readonly string[]) => parts.filter(Boolean).join(". ").replaceAll("?.", "?");
  const named = (name: string, items: readonly string[]) => `${name}\u00a0: ${items.join(", ")}`;
  switch (block.kind) {
    case "promise":
      return { title: block.title, lines: [`${block.figure}\u00a0: ${block.text}`] };
    case "symptoms":
      return withTitle(
        block,
        block.rows.map(({ sign, cause, act }) => joined([sign, cause, act])),
      );
    case "table":
      return withTitle(
        block,
        [block.head, ...block.rows].map(([first = "", ...cells]) => named(first, cells)),
      );
    case "groups":
      return withTitle(
        block,
        block.groups.map(({ name, items }) => named(name, items)),
      );
    case "compare":
      return withTitle(
        block,
        block.sides.map(({ name, items }) => named(name, items)),
      );
    case "steps":
      return withTitle(
        block,
        block.steps.map(({ title, text }) => joined([title, text])),
      );
    case "guarantees":
      return withTitle(
        block,
        block.items.map(({ title, text }) => joined([title, text])),
      );
    case "urgent":
      return withTitle(block, [named("À faire", block.acts), named("À éviter", block.avoid)]);
    case "price":
      return { title: block.title, lines: block.more ? [block.more.text] : [] };
    default:
      return null;
  }
}

function withTitle({ title, lead }: { title: string; lead?: string }, lines: string[]): PartText {
  return { title, ...(lead && { lead }), lines };
}
