import { type InboxAddress, inboxAddresses } from "#app/lib/pages/list-address.ts";

/** The statuses of an application. Staff may change each to any other (rule inboxes/application-status). */
export const applicationStatuses = ["pending", "approved", "rejected"] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationAddresses = inboxAddresses({
  path: "/admin/applications",
  selection: "application",
  filters: { filtre: ["indesirables"], statut: applicationStatuses },
});

export type ApplicationAddress = InboxAddress<(typeof applicationAddresses)["filters"]>;
