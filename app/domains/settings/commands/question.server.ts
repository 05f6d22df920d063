import type { Row, Typed } from "#app/domains/business/sections/settings.server.ts";
import type { ZonesLeft } from "#app/domains/locations/zones/rules/zones-left.ts";
import type { FormErrors } from "#app/lib/forms/form.ts";

/**
 * A question to the owner before a change is saved: about the shop's new address, about showing testimonials, or about
 * rows of the price list.
 */
export interface Question {
  /** What the form must send in the field `acceptedField` to save the typed values as they are. */
  accepted: string;
  proposed: Record<string, string>;
  /**
   * The zones (towns where the shop works) of the previous département (administrative area); null if there is nothing
   * to ask about them.
   */
  zones: ZonesLeft | null;
  /** A note for each value that the program filled in, which asks the owner to check it. */
  notices: FormErrors;
  /** The error if the owner saw the question about the zones and did not answer it. */
  errors: FormErrors;
}

/**
 * One question about the price list. Once the owner has seen it, the form sends `about` back, so that it is not asked
 * again.
 */
export interface Asked extends Pick<Question, "proposed" | "notices"> {
  about: string;
}

/** Returns the rows of a typed list. */
export function rowsOf(typed: Typed | undefined): readonly Row[] {
  return Array.isArray(typed) ? typed : [];
}
