import { parisMoment } from "#app/lib/french/dates.ts";

/** The stored statuses of an article. Every change from one to another is allowed (rule editor/status). */
export type PostStatus = "draft" | "published" | "archived";

/**
 * The states that the owner can choose. `scheduled` is stored as a draft with a publication time (rule
 * editor/schedule).
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
  /** The publication time that was typed for a scheduled article, in Paris time. */
  publishAt: string;
  /** The article before the save; null for a new one. */
  before: Stored | null;
  /** Whether the person pressed the button that saves without changing the date (rule editor/published-at). */
  keepDate: boolean;
  now: Date;
}

/**
 * Returns the status and dates of an article after a save. A published article gets the current date or keeps its date
 * (rule editor/published-at), a scheduled one gets its publication time (rule editor/schedule), others get neither.
 * Returns null if the typed time has passed, unless the program published the article at that time while the editor was
 * open.
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
