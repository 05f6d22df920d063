import type { HideablePage } from "#app/domains/business/rules/shown.ts";
import type { InboxAddress } from "#app/lib/pages/list-address.ts";
import type { IconType } from "#app/ui/icon.tsx";

/** The state of a record (a stored submission) in one word, and whether the shop still has to act on it. */
export interface Standing {
  label: string;
  isWaiting: boolean;
}

type StepRequest = { intent: string; id: string } & Record<string, string>;

/**
 * The next step that the screen proposes after a reply, until a person accepts or refuses it. A button accepts it with
 * `request`, another one refuses it with the request in `refusal`. Both are sent to the inbox at `path`.
 */
export interface NextStep {
  label: string;
  path: string;
  request: StepRequest;
  refusal: { label: string; request: StepRequest };
}

/** The fields of a record that decide whether the screen proposes a next step. */
export interface AnsweredRecord {
  id: string;
  version: number;
  status?: string;
  answeredAt: Date | null;
  nextStepRefusedAt?: Date | null;
  result?: "won" | "lost" | null;
}

/**
 * A kind of submission, with everything that the browser and the server both need. The file `kind.ts` of its domain
 * declares it; `kind.server.ts` has its table and SQL. app/domains/inbox/registry.ts lists the kinds.
 */
export interface Kind {
  /** The name of the database table. Live events and the screen about personal data use it. */
  table: string;
  addresses: {
    path: string;
    read: (parameters: URLSearchParams) => InboxAddress;
    write: (address: Partial<Pick<InboxAddress, "search" | "selectedId">>) => string;
  };
  /** The public page with the form. Absent if the owner cannot hide that page. */
  page?: HideablePage;
  /** The group of the dashboard in which waiting records of this kind are: those to answer, or those to review. */
  desk: "answer" | "review";
  /** Which of the owner's two promises says by when to answer (rule forms/answer-time). Absent for a kind to review. */
  promise?: "quote" | "message";
  /** The names of the forms that records come from, by the value of `results.source` in kind.server.ts. */
  sources?: Readonly<Record<string, string>>;
  /** The name in the singular: 'Candidature' (application). */
  name: string;
  /** The name in the plural, which is also the inbox's title: 'Candidatures' (applications). */
  plural: string;
  /** The kind's icon in the menu. */
  icon: IconType;
  /** The nouns for use inside a sentence, singular and plural: 'candidature', 'candidatures'. */
  nouns: readonly [one: string, many: string];
  /** The sentence shown in place of a record that no longer exists. */
  gone: string;
  /** The badge with the number of waiting records: its link, and its words for one, several and none. */
  badge: { to: string; one: string; many: string; none: string };
  /** The beginning of the subject of a reply, and the title of its e-mail. */
  reply: { subject: string; title: string };
  /**
   * The text above a record if the same person has sent others of this kind before. Absent for a kind where this does
   * not matter.
   */
  repeated?: string;
  /**
   * Returns the subject of a record in a few words; '' if it has none. `about` is the value of the SQL `about` in
   * kind.server.ts.
   */
  aboutLabel: (about: string | null) => string;
  standing: (record: { status: string | null; read: boolean }) => Standing;
  statusLabel: (status: string) => string;
  /** Returns the label of a kind of contact, for the history. Absent for a kind whose contacts are not noted. */
  contactLabel?: (type: string) => string;
  /**
   * Returns the step to propose after a reply, until a person accepts or refuses it (rule inboxes/answered); null for
   * none.
   */
  afterReply?: (record: AnsweredRecord) => NextStep | null;
}
