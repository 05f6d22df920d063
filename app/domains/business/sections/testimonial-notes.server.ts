import { oneSpaced } from "#app/lib/french/spaces.ts";
import type { Row } from "./settings.server.ts";
import { testimonials } from "./specified-proof.server.ts";

/**
 * The numbers of stars of a testimonial. The stars of an invented testimonial are separate choices, because they belong
 * to its invented words only.
 */
export const ratings = {
  none: "Sans note",
  "5": "5 sur 5",
  "4": "4 sur 5",
  "3": "3 sur 5",
  "2": "2 sur 5",
  "1": "1 sur 5",
  example5: "5 sur 5, de l’exemple",
  example4: "4 sur 5, de l’exemple",
};

interface Noted {
  name: string;
  content: string;
  /** One of `ratings`. */
  rating: string;
}

/**
 * Returns an error for each testimonial that has the stars of an invented one, but another name or text (rule
 * settings/testimonial-notes: a client's own stars, or none).
 */
export function checkNotes(typed: readonly Noted[]): Record<string, string> {
  const refusal = "Choisissez la note que ce client a donnée, ou «\u00a0Sans note\u00a0»";
  const leftOver = typed.flatMap((row, index) => (isLeftOver(row) ? [index] : []));
  return Object.fromEntries(leftOver.map((index) => [`testimonials.${index}.rating`, refusal]));
}

/** Returns the number of stars; null for no rating. */
export function starsOf(rating: Noted["rating"]): number | null {
  return rating === "none" ? null : Number(rating.replace("example", ""));
}

function isLeftOver({ rating, ...row }: Noted): boolean {
  return (
    rating.startsWith("example") && !testimonials.some((one) => one.rating === rating && isSaid(one, row))
  );
}

/**
 * Compares two texts without regard to the kind of space, because a browser may send other spaces than the page has.
 */
function isSaid(one: Row, { name, content }: Pick<Noted, "name" | "content">): boolean {
  return oneSpaced(one.name) === oneSpaced(name) && oneSpaced(one.content) === oneSpaced(content);
}
