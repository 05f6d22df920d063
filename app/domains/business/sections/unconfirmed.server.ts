import { firstStartRow, type StoredSection } from "../registry.server.ts";
import type { StoredSettings } from "./assemble.server.ts";

/** The facts that came with the program and that the owner has neither changed nor confirmed. */
export interface UnconfirmedFacts {
  homePlans: boolean;
  hours: boolean;
  guarantee: boolean;
  /** How soon the shop answers. */
  replies: boolean;
}

/**
 * Returns which facts are still those that came with the program (rule settings/unconfirmed). If the owner saves the
 * step of the first start (the first five screens of a new owner) that asks for a fact, the fact is confirmed, even if
 * it did not change. `steps` has the slugs of the saved steps.
 */
export function unconfirmedFacts(stored: StoredSettings): UnconfirmedFacts {
  const { hours = {}, prices = {}, proof = {}, [firstStartRow]: steps = {} } = stored;
  const isOpen = (slug: string, section: StoredSection, names: readonly string[]) =>
    steps[slug] === undefined && names.every((name) => section[name] === undefined);
  return {
    homePlans: isOpen("prix", prices, ["homePlans"]),
    hours: isOpen("horaires", hours, days),
    guarantee: isOpen("preuve", proof, ["guaranteeDays", "guaranteeUnit"]),
    replies: isOpen("horaires", proof, ["reply", "quoteDelay"]),
  };
}

const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
