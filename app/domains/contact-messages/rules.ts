import { type InboxAddress, inboxAddresses } from "#app/lib/pages/list-address.ts";

/** Returns a `mailto:` URL that begins a reply to the message, with its reference in the subject. */
export function replyHref({ email, reference }: { email: string; reference: string }): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: [${reference}] Votre message`)}`;
}

export const messageAddresses = inboxAddresses({
  path: "/admin/messages",
  selection: "message",
  filters: { filtre: ["a-traiter", "non-lus", "indesirables"] },
});

export type MessageAddress = InboxAddress<(typeof messageAddresses)["filters"]>;

/** Returns the filter of the message list that the URL's parameters describe. */
export function messageFilter({ search, filters: { filtre } }: Pick<MessageAddress, "search" | "filters">) {
  return {
    search,
    unreadOnly: filtre === "non-lus",
    waitingOnly: filtre === "a-traiter",
    spamOnly: filtre === "indesirables",
  };
}
