import { parisMoment } from "#app/lib/french/dates.ts";

/** The stored statuses of an article. Any may follow any other (rule editor/status). */
export type PostStatus = "draft" | "published" | "archived";

/** The choice of an article's owner: a status, or a draft with the moment of its publication (rule editor/schedule). */
export const postStates = ["draft", "scheduled", "published", "archived"] as const;

export type PostState = (typeof postStates)[number];

/** Returns the state of a stored article. */
export function postState({ status, publishAt }: { status: PostStatus; publishAt: Date | null }): PostState {
  return status === "draft" && publishAt ? "scheduled" : status;
}

interface Stored {
  status: PostStatus;
  publishedAt: Date | null;
}

interface Dates extends Stored {
  publishAt: Date | null;
}

interface Publication {
  state: PostState;
  /** The typed moment, in Paris, of a scheduled article. */
  publishAt: string;
  /** The article before the save; null for a new one. */
  before: Stored | null;
  /** 'Enregistrer sans changer la date' (rule editor/published-at). */
  keepDate: boolean;
  now: Date;
}

/**
 * Returns the status and dates after a save (rules editor/published-at, editor/schedule): published now or at the kept
 * date, scheduled, or neither. Null when the typed moment has passed. A text opened before its article was published by
 * itself keeps that date.
 */
export function publicationAfterSave(save: Publication): Dates | null {
  const { state, before, keepDate, now } = save;
  if (state === "published")
    return { status: state, publishedAt: (keepDate && before?.publishedAt) || now, publishAt: null };
  if (state !== "scheduled") return { status: state, publishedAt: null, publishAt: null };
  const publishAt = parisMoment(save.publishAt);
  if (!publishAt) return null;
  if (publishAt > now) return { status: "draft", publishedAt: null, publishAt };
  return before?.publishedAt?.getTime() === publishAt.getTime() ? { ...before, publishAt: null } : null;
}
