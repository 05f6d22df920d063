import type { FormErrors, FormValues } from "#app/lib/forms/form.ts";
import type { EditedPost } from "../queries/editor.server.ts";

/** What the editor is told of a save; `failed` never reached the server or broke there, `signedOut` met the sign-in page. */
export type SaveAnswer =
  | { status: "saved"; post: EditedPost; created: boolean }
  | { status: "invalid"; errors: FormErrors; values: FormValues }
  | { status: "stale"; theirs: EditedPost; savedBy: string | null; values: FormValues }
  | { status: "gone"; values: FormValues }
  | { status: "failed" | "signedOut" };

/** What is asked of the copy of a text nobody saved. */
export const copyIntents = { keep: "keep", forget: "forget" } as const;

/** The HTTP status of each answer of the server. */
export const saveStatus = { saved: 200, invalid: 422, stale: 409, gone: 404 } as const;

/** The button that was pressed, by its value (decision 35). */
export const saveIntents = { save: "save", keepDate: "save-keep-date" } as const;

/** Where autosaves, uploads, proposals and previews are posted, and revisions read. */
export const editorAddresses = {
  autosave: (postId: string) => `/admin/posts/${postId}/autosave`,
  revision: (postId: string, revisionId: string) => `/admin/posts/${postId}/revisions/${revisionId}`,
  preview: "/admin/posts/preview",
  generation: "/admin/posts/generation",
  media: "/admin/media",
} as const;
