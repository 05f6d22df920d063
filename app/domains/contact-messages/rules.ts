import { type InboxAddress, inboxAddresses } from "#app/lib/pages/list-address.ts";

/** The address that opens the owner's mail program on an answer, the subject filled in. */
export function replyHref({ email, reference }: { email: string; reference: string }): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: [${reference}] Votre message`)}`;
}

export const messageAddresses = inboxAddresses({
  path: "/admin/messages",
  selection: "message",
  filters: { filtre: ["non-lus", "indesirables"] },
});

export type MessageAddress = InboxAddress<(typeof messageAddresses)["filters"]>;

/** What the filter of an address asks of the list. */
export function messageFilter({ search, filters: { filtre } }: Pick<MessageAddress, "search" | "filters">) {
  return { search, unreadOnly: filtre === "non-lus", spamOnly: filtre === "indesirables" };
}
