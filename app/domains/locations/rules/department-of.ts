import { departmentList } from "../content/department-list.ts";

const names = new Map(departmentList);

/** Returns the name of the département of a postal code, found by its first digits. Null if no département has them. */
export function departmentOfPostalCode(postalCode: string): string | null {
  const code = /^20[01]/.test(postalCode)
    ? "2A"
    : postalCode.startsWith("20")
      ? "2B"
      : postalCode.slice(0, /^9[78]/.test(postalCode) ? 3 : 2);
  return names.get(code) ?? null;
}

/** Whether two names mean the same département. Files have a straight apostrophe in names, the site a curved one. */
export function isSameDepartment(one: string, other: string): boolean {
  return one.replaceAll("’", "'") === other.replaceAll("’", "'");
}
