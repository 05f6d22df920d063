import { typedSection } from "#app/domains/business/registry.server.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import { blockTexts } from "../labels.ts";
import { acceptedField } from "../rules/form.ts";
import type { Part } from "./parts.server.ts";
import { type Question, rowsOf } from "./question.server.ts";

/** The form sends this in the field `acceptedField` to save the testimonials and to leave them hidden. */
const accepted = "testimonials";

/**
 * Returns the question whether to show the hidden testimonials, when the owner adds one with a date and the client's
 * consent (rule settings/own-testimonial). Testimonials can be shown only if all rows have both, so no testimonial that
 * the program invented ever appears. Returns null when there is nothing to ask.
 */
export function askAboutOwnTestimonial(parts: readonly Part[], values: FormValues): Question | null {
  const proof = parts.find(({ key }) => key === "proof");
  if (!proof || firstValue(values, acceptedField) === accepted) return null;
  const before = rowsOf(typedSection("proof", proof.current.values).testimonials);
  const { testimonialsState, testimonials } = typedSection("proof", proof.stored);
  const isNew = ({ content, date, consent }: Record<string, string>) =>
    Boolean(date && consent) &&
    !before.some((row) => row.content === content && row.date === date && row.consent === consent);
  if (testimonialsState !== "hidden" || !rowsOf(testimonials).some(isNew)) return null;
  return {
    accepted,
    proposed: { testimonialsState: "confirmed" },
    zones: null,
    notices: { testimonialsState: blockTexts.own },
    errors: {},
  };
}
