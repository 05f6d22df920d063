/** What an article can be (B§4); any from any. */
export const postStatuses = ["draft", "published", "archived"] as const;

export type PostStatus = (typeof postStatuses)[number];

/** The status an address or a row names; null when it is none. */
export function postStatus(text: string | null): PostStatus | null {
  return postStatuses.find((status) => status === text) ?? null;
}

interface Publication {
  status: PostStatus;
  /** Before the save. */
  publishedAt: Date | null;
  /** 'Enregistrer sans changer la date' (decision 35). */
  keepDate: boolean;
  now: Date;
}

/** `published_at` after a save (B§4): now when it is published, else none; kept when asked and there is one. */
export function publishedAtAfterSave({ status, publishedAt, keepDate, now }: Publication): Date | null {
  if (status !== "published") return null;
  return keepDate && publishedAt ? publishedAt : now;
}
