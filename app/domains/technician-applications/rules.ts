import { type InboxAddress, inboxAddresses } from "#app/lib/pages/list-address.ts";

/** Certifications typed on one line: comma separated, trimmed, empties dropped (P§5). */
export function certificationList(typed: string | undefined): string[] {
  return (typed ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Where an application stands (B§4); any can follow any other. */
export const applicationStatuses = ["pending", "approved", "rejected"] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

export const contactTypes = ["phone", "email", "meeting"] as const;

export type ContactType = (typeof contactTypes)[number];

export const contractTypes = ["freelance", "partnership", "employee"] as const;

export type ContractType = (typeof contractTypes)[number];

export const applicationAddresses = inboxAddresses({
  path: "/admin/applications",
  selection: "application",
  filters: { filtre: ["indesirables"], statut: applicationStatuses },
});

export type ApplicationAddress = InboxAddress<(typeof applicationAddresses)["filters"]>;

/** Whether every chosen value is one of the applicant's own (B§5). */
export function isChosenAmong(chosen: readonly string[], own: readonly string[]): boolean {
  return chosen.every((value) => own.includes(value));
}
