/** The statuses of an article. Any may follow any other (rule editor/status). */
export const postStatuses = ["draft", "published", "archived"] as const;

export type PostStatus = (typeof postStatuses)[number];

interface Publication {
  status: PostStatus;
  /** The date before the save. */
  publishedAt: Date | null;
  /** 'Enregistrer sans changer la date' (rule editor/published-at). */
  keepDate: boolean;
  now: Date;
}

/** Returns `published_at` after a save (rule editor/published-at): now, the kept date, or null when unpublished. */
export function publishedAtAfterSave({ status, publishedAt, keepDate, now }: Publication): Date | null {
  if (status !== "published") return null;
  return keepDate && publishedAt ? publishedAt : now;
}
