import type { Row, Typed } from "#app/domains/business/sections/settings.server.ts";
import type { ZonesLeft } from "#app/domains/locations/zones/rules/zones-left.ts";
import type { FormErrors } from "#app/lib/forms/form.ts";

/**
 * A question that the program asks the owner before it saves a change. It is about the new address of the shop, about
 * showing testimonials, or about rows of the price list.
 */
export interface Question {
  /** The value that the form must send in the field `acceptedField` to save the typed values. */
  accepted: string;
  proposed: Record<string, string>;
  /** The zones (communes) of the previous département. Null if there is nothing to ask about them. */
  zones: ZonesLeft | null;
  /** For each value that was filled in for the owner, a note to check it. */
  notices: FormErrors;
  /** The error when the question about the zones was shown and not answered. */
  errors: FormErrors;
}

/** One question about the price list. The form sends `about` once the owner has seen the question. */
export interface Asked extends Pick<Question, "proposed" | "notices"> {
  about: string;
}

/** Returns the rows of a typed list. */
export function rowsOf(typed: Typed | undefined): readonly Row[] {
  return Array.isArray(typed) ? typed : [];
}
