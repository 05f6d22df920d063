import type { HideablePage } from "#app/domains/business/rules/shown.ts";
import type { InboxAddress } from "#app/lib/pages/list-address.ts";
import type { IconType } from "#app/ui/icon.tsx";

/** The state of a record (a stored submission) in one word, and whether somebody still has to act on it. */
export interface Standing {
  label: string;
  isWaiting: boolean;
}

type StepRequest = { intent: string; id: string } & Record<string, string>;

/**
 * The next step that the program proposes after a reply, until a person accepts or refuses it. It has two buttons, each
 * with the request that it sends to the inbox.
 */
export interface NextStep {
  label: string;
  path: string;
  request: StepRequest;
  refusal: { label: string; request: StepRequest };
}

/** The fields of a record that decide whether its next step is proposed. */
export interface AnsweredRecord {
  id: string;
  version: number;
  status?: string;
  answeredAt: Date | null;
  nextStepRefusedAt?: Date | null;
}

/**
 * A kind of submission, as the browser and the server both use it. It is declared in the `kind.ts` of its domain; its
 * table and its SQL are in `kind.server.ts`. The list of kinds is app/domains/inbox/registry.ts.
 */
export interface Kind {
  /** The table's name, which live events and the personal data screen use. */
  table: string;
  addresses: {
    path: string;
    read: (parameters: URLSearchParams) => InboxAddress;
    write: (address: Partial<Pick<InboxAddress, "search" | "selectedId">>) => string;
  };
  /** The public page with its form, if the owner can hide that page. */
  page?: HideablePage;
  /** The group of the dashboard in which records of this kind wait: to answer, or to review when there is time. */
  desk: "answer" | "review";
  /** The name in the singular: 'Candidature'. */
  name: string;
  /** The name in the plural, which is also the title of the inbox: 'Candidatures'. */
  plural: string;
  /** The kind's icon in the menu. */
  icon: IconType;
  /** The nouns for one and for several inside a sentence: 'candidature', 'candidatures'. */
  nouns: readonly [one: string, many: string];
  /** The text shown when a record no longer exists. */
  gone: string;
  /** The badge with the number of waiting records: its link and its words. */
  badge: { to: string; one: string; many: string; none: string };
  /** The beginning of a reply's subject, and that of its e-mail's title. */
  reply: { subject: string; title: string };
  /** The text above a record whose sender has sent others of this kind. Absent if that does not matter. */
  repeated?: string;
  /**
   * Returns the subject of a record in a few words; '' if it has none. `about` is the column of that name in
   * kind.server.ts.
   */
  aboutLabel: (about: string | null) => string;
  standing: (record: { status: string | null; read: boolean }) => Standing;
  statusLabel: (status: string) => string;
  /** Returns the label of a contact in the history; absent for a kind without noted contacts. */
  contactLabel?: (type: string) => string;
  /** Returns the step that is proposed after a reply, until a person accepts or refuses it (rule inboxes/answered). */
  afterReply?: (record: AnsweredRecord) => NextStep | null;
}
