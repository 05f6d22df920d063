import type { InboxAddress } from "#app/lib/pages/list-address.ts";

/** The state of a record in a word, and whether somebody still has to act on it. */
export interface Standing {
  label: string;
  isWaiting: boolean;
}

/** The step offered after an answer: a button, and its request to the inbox at `path`. */
export interface NextStep {
  label: string;
  path: string;
  request: { intent: string; id: string } & Record<string, string>;
}

/**
 * A kind of submission, for the browser and the server: `kind.ts` of its domain. Its table and its SQL are in
 * `kind.server.ts`. The list of kinds is app/domains/inbox/registry.ts.
 */
export interface Kind {
  /** The table's name, used by live events and the personal data screen. */
  table: string;
  addresses: { path: string; selection: string; read: (parameters: URLSearchParams) => InboxAddress };
  /** The singular: 'Candidature'. */
  name: string;
  /** The plural and the title of the inbox: 'Candidatures'. */
  plural: string;
  /** One and several in the middle of a sentence: 'candidature', 'candidatures'. */
  nouns: readonly [one: string, many: string];
  /** Shown when a record no longer exists. */
  gone: string;
  /** The badge of waiting records: its link and its words. */
  badge: { to: string; one: string; many: string; none: string };
  /** The beginning of an answer's subject and of its e-mail's title. */
  reply: { subject: string; title: string };
  /** Shown above a record whose sender sent others of this kind before; absent where that means nothing. */
  repeated?: string;
  /** Returns the subject of a record in a few words; '' for none. `about` is the column kind.server.ts names. */
  aboutLabel: (about: string | null) => string;
  standing: (record: { status: string | null; read: boolean }) => Standing;
  statusLabel: (status: string) => string;
  /** Returns the step to offer after an answer. */
  afterReply?: (record: { id: string; version: number; status?: string }) => NextStep | null;
}
