/** The most years of experience an application may say (rule forms/application). */
export const maximumExperienceYears = 50;

/** Splits certifications typed on one line at commas, trimmed, without empty ones (rule forms/application). */
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

/** Returns whether every chosen value is one of the applicant's own (rule inboxes/validation). */
export function isChosenAmong(chosen: readonly string[], own: readonly string[]): boolean {
  return chosen.every((value) => own.includes(value));
}
