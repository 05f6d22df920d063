import { messageKind } from "#app/domains/contact-messages/kind.ts";
import { quoteKind } from "#app/domains/quote-requests/kind.ts";
import type { Kind } from "#app/domains/submissions/kind.ts";
import { applicationKind } from "#app/domains/technician-applications/kind.ts";

/**
 * Every kind of submission, in the order of the screens. docs/architecture.md lists what a new kind needs in addition
 * to a line here.
 */
export const kinds = {
  message: messageKind,
  quote: quoteKind,
  application: applicationKind,
} as const satisfies Record<string, Kind>;

export type SubmissionKind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as [SubmissionKind, ...SubmissionKind[]];

export const kindTables = kindNames.map((name) => kinds[name].table);

/** Returns a kind by its name. */
export function kindOf(name: SubmissionKind): Kind {
  return kinds[name];
}

/** Returns the kind whose inbox is at this path or above it. Returns the first kind if the path belongs to no inbox. */
export function kindAt(pathname: string): SubmissionKind {
  const isHere = (name: SubmissionKind) => `${pathname}/`.startsWith(`${kinds[name].addresses.path}/`);
  return kindNames.find(isHere) ?? kindNames[0];
}

/** Whether this URL opens a submission beside the list of its inbox. */
export function isRecordOpen({ pathname, search }: { pathname: string; search: string }): boolean {
  const { addresses } = kindOf(kindAt(pathname));
  return addresses.path === pathname && addresses.read(new URLSearchParams(search)).selectedId !== null;
}

/** Returns the address of one submission. */
export function submissionAddress(name: SubmissionKind, id: string): string {
  return kindOf(name).addresses.write({ selectedId: id });
}
