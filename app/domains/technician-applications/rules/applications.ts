import { oneLine } from "#app/lib/forms/one-line.ts";

/** The most years of experience that an application may give (rule forms/application). */
export const maximumExperienceYears = 50;

/**
 * Returns the certifications in a text that separates them with commas (rule forms/application). Spaces around a name
 * are removed, and empty names are left out.
 */
export function certificationList(typed: string | undefined): string[] {
  return oneLine(typed ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

export const contactTypes = ["phone", "email", "meeting"] as const;

export type ContactType = (typeof contactTypes)[number];

export const contractTypes = ["freelance", "partnership", "employee"] as const;

export type ContractType = (typeof contractTypes)[number];

/** Whether the applicant named every value that staff have chosen (rule inboxes/validation). */
export function isChosenAmong(chosen: readonly string[], own: readonly string[]): boolean {
  return chosen.every((value) => own.includes(value));
}
