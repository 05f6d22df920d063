/** For how many days an invitation is valid. */
export const invitationDays = 7;
export const staffPath = "/admin/staff";
export const sendInvitationQueueName = "send-invitation";

/** How many invitations one person may send in an hour. A repeated invitation counts too. */
export const invitationLimit = { scope: "invitation", limit: 30, windowSeconds: 3_600 } as const;
