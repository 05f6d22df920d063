import type { InboxAddress } from "#app/lib/pages/list-address.ts";

/** Where a record stands, in a word, and whether somebody still has to act on it. */
export interface Standing {
  label: string;
  isWaiting: boolean;
}

/** A step offered to the person who has just answered: a button and what it asks of the inbox at `path`. */
export interface NextStep {
  label: string;
  path: string;
  request: { intent: string; id: string } & Record<string, string>;
}

/**
 * What a kind of submission says of itself, in the browser and on the server: `kind.ts` of its domain. Its table and its
 * SQL are in `kind.server.ts`. The list of kinds is app/domains/inbox/registry.ts.
 */
export interface Kind {
  /** The table, as live events and the personal data screen name it. */
  table: string;
  addresses: { path: string; selection: string; read: (parameters: URLSearchParams) => InboxAddress };
  /** One record: 'Candidature'. */
  name: string;
  /** Several: 'Candidatures', also the title of their inbox. */
  plural: string;
  /** One and several in the middle of a sentence: 'candidature', 'candidatures'. */
  nouns: readonly [one: string, many: string];
  /** Said where a record is no longer there. */
  gone: string;
  /** How many wait for the shop: where the count leads, and its words. */
  badge: { to: string; one: string; many: string; none: string };
  /** How an answer's subject and its e-mail's title begin. */
  reply: { subject: string; title: string };
  /** Said above a record whose sender has sent others of this kind before; absent where that means nothing. */
  repeated?: string;
  /** What one record is about, in few words; '' when it says nothing. `about` is the column kind.server.ts names. */
  aboutLabel: (about: string | null) => string;
  standing: (record: { status: string | null; read: boolean }) => Standing;
  statusLabel: (status: string) => string;
  /** What to offer once a record was answered. */
  afterReply?: (record: { id: string; version: number; status?: string }) => NextStep | null;
}
