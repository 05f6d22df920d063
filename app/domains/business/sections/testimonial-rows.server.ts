import { choice, optional, readDate, required, rows } from "./settings.server.ts";
import { testimonials } from "./specified-proof.server.ts";
import { ratings } from "./testimonial-notes.server.ts";

/** The clients' testimonials, as the owner types them. */
export const testimonialRows = rows({
  label: "Témoignages",
  one: "Témoignage",
  most: 12,
  // With every column: a row as the form sends it is the same one.
  standard: testimonials.map((row) => ({ date: "", consent: "", ...row })),
  columns: {
    name: required({
      label: "Qui",
      hint: "Prénom et initiale.",
      max: 40,
      missing: "Dites qui parle",
      width: "half",
    }),
    role: required({
      label: "Métier ou commune",
      hasWords: true,
      max: 60,
      missing: "Dites d’où parle la personne",
      width: "half",
    }),
    content: required({
      label: "Ses mots",
      hasWords: true,
      control: "lines",
      max: 280,
      missing: "Citez la personne",
    }),
    rating: choice({ label: "Note", choices: ratings, standard: "none", width: "third" }),
    date: optional({ isAwaited: true, label: "Date", control: "date", max: 10, width: "third" }, readDate),
    consent: optional({
      isAwaited: true,
      label: "Accord de la personne",
      hint: "Comment et quand elle a dit oui. Pour vous seul.",
      max: 120,
      width: "third",
    }),
  },
});
