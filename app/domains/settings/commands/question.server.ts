import type { ZonesLeft } from "#app/domains/locations/zones/rules/zones-left.ts";
import type { FormErrors } from "#app/lib/forms/form.ts";

/**
 * A question before a change is saved: where the shop has moved to, whether to show testimonials, or which row is the price of
 * an intervention.
 */
export interface Question {
  /** The value the form sends, in the field of `acceptedField`, to save what is typed. */
  accepted: string;
  proposed: Record<string, string>;
  /** The zones of the former département. Null while there is nothing to ask about them. */
  zones: ZonesLeft | null;
  /** The values that were filled in and must be looked at. */
  notices: FormErrors;
  /** The question about the zones that was shown and left without an answer. */
  errors: FormErrors;
}
