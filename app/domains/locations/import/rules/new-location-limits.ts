import { isEmailAddress } from "#app/lib/trust/email-address.ts";
import type { NewLocation } from "./new-locations.ts";

/** Returns the first error of an imported zone, in French, by the limits of the zone's form. Null without one. */
export function newLocationProblem({ address, phone, email }: NewLocation): string | null {
  if (address.length > 300) return "L’adresse obtenue dépasse 300 caractères";
  if (phone.length > 60) return "Le téléphone obtenu dépasse 60 caractères";
  if (email.length > 254) return "L’e-mail obtenu dépasse 254 caractères";
  if (!isEmailAddress(email)) return `L’e-mail obtenu n’en est pas un : ${email.slice(0, 80)}`;
  return null;
}
