import type { Outcome, WithValues } from "#app/lib/forms/outcome.ts";
import type { EditedPost } from "../queries/editor.server.ts";

/**
 * The result of a save. `stale`: somebody else saved first, so nothing was stored; `theirs` is the other text, and
 * `values` the one that was sent.
 */
export type SaveOutcome = WithValues<
  Outcome<
    { done: { post: EditedPost; created: boolean }; stale: { theirs: EditedPost; savedBy: string | null } },
    "done" | "invalid" | "stale" | "gone"
  >
>;

/**
 * The response to a save. `failed`: the save did not reach the server, or failed there. `refused`: the session has
 * ended, so the person must sign in again.
 */
export type SaveAnswer = SaveOutcome | Outcome<unknown, "refused" | "failed">;

/** The result of storing a copy of the text being typed, with the time of the copy. */
export type AutosaveOutcome = Outcome<{ done: { keptAt: Date } }, "done" | "gone">;

/** What the editor does with the server's copy of an unsaved text: store it, or delete it. */
export const copyIntents = { keep: "keep", forget: "forget" } as const;

/** The values of the two save buttons. `keepDate` keeps the publication date (rule editor/published-at). */
export const saveIntents = { save: "save", keepDate: "save-keep-date" } as const;

/** The paths for autosaves, uploads, proposals, previews and revisions. */
export const editorAddresses = {
  autosave: (postId: string) => `/admin/posts/${postId}/autosave`,
  revision: (postId: string, revisionId: string) => `/admin/posts/${postId}/revisions/${revisionId}`,
  preview: "/admin/posts/preview",
  generation: "/admin/posts/generation",
  media: "/admin/media",
} as const;
