import type { FormErrors, FormValues } from "#app/lib/forms/form.ts";
import type { EditedPost } from "../queries/editor.server.ts";

/** The answer to a save. `failed` did not reach the server or broke there, `signedOut` reached the sign-in page. */
export type SaveAnswer =
  | { status: "saved"; post: EditedPost; created: boolean }
  | { status: "invalid"; errors: FormErrors; values: FormValues }
  | { status: "stale"; theirs: EditedPost; savedBy: string | null; values: FormValues }
  | { status: "gone"; values: FormValues }
  | { status: "failed" | "signedOut" };

/** The requests about the copy of an unsaved text. */
export const copyIntents = { keep: "keep", forget: "forget" } as const;

/** The HTTP status of each answer of the server. */
export const saveStatus = { saved: 200, invalid: 422, stale: 409, gone: 404 } as const;

/** The values of the two save buttons (rule editor/published-at). */
export const saveIntents = { save: "save", keepDate: "save-keep-date" } as const;

/** The addresses of autosaves, uploads, proposals, previews and revisions. */
export const editorAddresses = {
  autosave: (postId: string) => `/admin/posts/${postId}/autosave`,
  revision: (postId: string, revisionId: string) => `/admin/posts/${postId}/revisions/${revisionId}`,
  preview: "/admin/posts/preview",
  generation: "/admin/posts/generation",
  media: "/admin/media",
} as const;
