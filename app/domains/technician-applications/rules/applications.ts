/** The most years of experience that an application may give (rule forms/application). */
export const maximumExperienceYears = 50;

/**
 * Splits certifications that were typed on one line with commas. Trims each one, and leaves out empty ones (rule
 * forms/application).
 */
export function certificationList(typed: string | undefined): string[] {
  return (typed ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

export const contactTypes = ["phone", "email", "meeting"] as const;

export type ContactType = (typeof contactTypes)[number];

export const contractTypes = ["freelance", "partnership", "employee"] as const;

export type ContractType = (typeof contractTypes)[number];

/** Whether every chosen value is one of those that the applicant named (rule inboxes/validation). */
export function isChosenAmong(chosen: readonly string[], own: readonly string[]): boolean {
  return chosen.every((value) => own.includes(value));
}
