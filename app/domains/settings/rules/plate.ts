/**
 * Returns the number of the département of a postal code, as the plate beside the shop's name shows it: '72', '974',
 * '2A'. Blank if the code is not one.
 */
export function plateOf(postalCode: string): string {
  if (!/^\d{5}$/.test(postalCode)) return "";
  if (/^9[78]/.test(postalCode)) return postalCode.slice(0, 3);
  if (postalCode.startsWith("20")) return postalCode < "20200" ? "2A" : "2B";
  return postalCode.slice(0, 2);
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
