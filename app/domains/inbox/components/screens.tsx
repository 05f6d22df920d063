import type { ComponentProps, ReactNode } from "react";
import { MessagesInbox } from "#app/domains/contact-messages/components/messages-inbox.tsx";
import { QuotesInbox } from "#app/domains/quote-requests/components/quotes-inbox.tsx";
import type { InboxProps } from "#app/domains/submissions/components/inbox-screen.tsx";
import { ApplicationsInbox } from "#app/domains/technician-applications/components/applications-inbox.tsx";
import type { InboxAddress } from "#app/lib/pages/list-address.ts";
import type { SubmissionKind } from "../registry.ts";

interface KindScreen {
  /**
   * Written as a method, because TypeScript checks a method's parameters less strictly: each kind may then accept only
   * the data of its own loader.
   */
  show(props: InboxProps<InboxAddress, object, object, object>): ReactNode;
}

/** The inbox screen of each kind of submission. */
export const kindScreens: Readonly<Record<SubmissionKind, KindScreen>> = {
  message: {
    show: (props: ComponentProps<typeof MessagesInbox>) => <MessagesInbox {...props} />,
  },
  quote: {
    show: (props: ComponentProps<typeof QuotesInbox>) => <QuotesInbox {...props} />,
  },
  application: {
    show: (props: ComponentProps<typeof ApplicationsInbox>) => <ApplicationsInbox {...props} />,
  },
};
