import { parisMoment } from "#app/lib/french/dates.ts";

/** The stored statuses of an article. Any may follow any other (rule editor/status). */
export type PostStatus = "draft" | "published" | "archived";

/**
 * The states an owner can choose for an article: a status, or a draft with a publication time (rule editor/schedule).
 */
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
  /** The typed publication time of a scheduled article, in Paris time. */
  publishAt: string;
  /** The article before the save; null for a new one. */
  before: Stored | null;
  /** 'Enregistrer sans changer la date' (rule editor/published-at). */
  keepDate: boolean;
  now: Date;
}

/**
 * Returns the status and dates after a save (rules editor/published-at, editor/schedule). A published article gets the
 * current or the kept date, a scheduled one its publication time, any other neither. Null when the typed time has
 * passed, unless the article was published at that time while its text was open.
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
