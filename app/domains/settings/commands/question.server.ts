import type { ZonesLeft } from "#app/domains/locations/zones/rules/zones-left.ts";
import type { FormErrors } from "#app/lib/forms/form.ts";

/**
 * A question before a change is saved: about the shop's new place, about showing testimonials, or about the row that is
 * the price of an intervention.
 */
export interface Question {
  /** The value the form sends, in the field of `acceptedField`, to save what is typed. */
  accepted: string;
  proposed: Record<string, string>;
  /** The zones of the previous département. Null if there is nothing to ask about them. */
  zones: ZonesLeft | null;
  /** The values that were filled in and must be checked. */
  notices: FormErrors;
  /** The question about the zones was shown and not answered. */
  errors: FormErrors;
}
