import type { InboxAddress } from "#app/lib/pages/list-address.ts";
import type { IconType } from "#app/ui/icon.tsx";

/** The state of a record in one word, and whether somebody still has to act on it. */
export interface Standing {
  label: string;
  isWaiting: boolean;
}

type StepRequest = { intent: string; id: string } & Record<string, string>;

/** The step proposed after a reply until it is accepted or refused: two buttons, and their requests to the inbox. */
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
 * A kind of submission, for the browser and the server: `kind.ts` of its domain. Its table and its SQL are in
 * `kind.server.ts`. The list of kinds is app/domains/inbox/registry.ts.
 */
export interface Kind {
  /** The table's name, used by live events and the personal data screen. */
  table: string;
  addresses: {
    path: string;
    read: (parameters: URLSearchParams) => InboxAddress;
    write: (address: Partial<Pick<InboxAddress, "search" | "selectedId">>) => string;
  };
  /** The group of the dashboard where the kind waits: to answer, or to review when there is time. */
  desk: "answer" | "review";
  /** The singular: 'Candidature'. */
  name: string;
  /** The plural and the title of the inbox: 'Candidatures'. */
  plural: string;
  /** The kind's icon in the menu. */
  icon: IconType;
  /** One and several in the middle of a sentence: 'candidature', 'candidatures'. */
  nouns: readonly [one: string, many: string];
  /** Shown when a record no longer exists. */
  gone: string;
  /** The badge of waiting records: its link and its words. */
  badge: { to: string; one: string; many: string; none: string };
  /** The beginning of a reply's subject and of its e-mail's title. */
  reply: { subject: string; title: string };
  /** Shown above a record whose sender has sent others of this kind. Absent if that does not matter. */
  repeated?: string;
  /** Returns the subject of a record in a few words; '' for none. `about` is the column kind.server.ts names. */
  aboutLabel: (about: string | null) => string;
  standing: (record: { status: string | null; read: boolean }) => Standing;
  statusLabel: (status: string) => string;
  /** Returns the label of a contact noted in the history; absent where none is noted. */
  contactLabel?: (type: string) => string;
  /** Returns the step to propose after a reply, until it is accepted or refused (rule inboxes/answered). */
  afterReply?: (record: AnsweredRecord) => NextStep | null;
}
