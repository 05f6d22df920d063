import { departmentNumberOf } from "#app/domains/locations/rules/department-of.ts";

/** Returns the number of a postal code's département, for the plate (beside the shop's name). Else blank. */
export function plateOf(postalCode: string): string {
  return /^\d{5}$/.test(postalCode) ? departmentNumberOf(postalCode) : "";
}

interface PlateAndCode {
  plate?: unknown;
  postalCode?: unknown;
}

/**
 * Returns the plate after an address was typed: a plate with the number of the old département takes the number of the
 * new one, unless the owner typed another plate (rule settings/plate).
 */
export function plateAfter(before: PlateAndCode, typed: PlateAndCode): unknown {
  const isNumber = before.plate === plateOf(String(before.postalCode));
  const isKept = !typed.plate || typed.plate === before.plate;
  const now = plateOf(String(typed.postalCode));
  return isNumber && isKept && now !== "" && typed.plate !== "" ? now : typed.plate;
}
