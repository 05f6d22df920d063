import { departmentList } from "../content/department-list.ts";

const names = new Map(departmentList);

/**
 * Returns the number of the département (administrative area) to which a postal code belongs, found by the first
 * digits: '72', '974', or '2A' (Corsica).
 */
export function departmentNumberOf(postalCode: string): string {
  if (postalCode.startsWith("20")) return /^20[01]/.test(postalCode) ? "2A" : "2B";
  return postalCode.slice(0, /^9[78]/.test(postalCode) ? 3 : 2);
}

/** Returns the name of the département of a postal code, found by its first digits. Null if no département has them. */
export function departmentOfPostalCode(postalCode: string): string | null {
  return departmentNamed(departmentNumberOf(postalCode));
}

/** Returns the name of the département with this code. Null if there is none. */
export function departmentNamed(code: string): string | null {
  return names.get(code) ?? null;
}

/**
 * Whether two names mean the same département. The comparison ignores the kind of apostrophe: imported names have a
 * straight apostrophe, and the names on the site a curved one.
 */
export function isSameDepartment(one: string, other: string): boolean {
  return one.replaceAll("’", "'") === other.replaceAll("’", "'");
}
