import { departmentNumberOf } from "#app/domains/locations/rules/department-of.ts";

/**
 * Returns the number of the département (administrative area) of a postal code, for the plate (a few characters beside
 * the shop's name, like the number on a French car). Returns an empty text for anything else than five digits.
 */
export function plateOf(postalCode: string): string {
  return /^\d{5}$/.test(postalCode) ? departmentNumberOf(postalCode) : "";
}

interface PlateAndCode {
  plate?: unknown;
  postalCode?: unknown;
}

/**
 * Returns the plate after an address was typed. If the plate was the number of the previous département, it becomes the
 * number of the new one, unless the owner typed another plate (rule settings/plate).
 */
export function plateAfter(before: PlateAndCode, typed: PlateAndCode): unknown {
  const isNumber = before.plate === plateOf(String(before.postalCode));
  const isKept = !typed.plate || typed.plate === before.plate;
  const now = plateOf(String(typed.postalCode));
  return isNumber && isKept && now !== "" && typed.plate !== "" ? now : typed.plate;
}
