import { mediaPath } from "#app/domains/media/rules.ts";
import { postForm } from "#app/lib/forms/post-form.ts";
import { editorTexts } from "../labels.ts";
import { editorAddresses } from "../rules/save-answer.ts";

/** A stored picture and its address for the text of an article, or the reason for its refusal, in French. */
export type UploadedMedia =
  { mediaId: string; src: string; width: number; height: number } | { refusal: string };

export type MediaUpload = (file: File) => Promise<UploadedMedia>;

/** Sends one picture to the site's media. */
export async function uploadMedia(file: File): Promise<UploadedMedia> {
  const form = new FormData();
  form.append("file", file);
  const kept = await postForm<{ mediaId: string; width: number; height: number } | { refusal: string }>(
    editorAddresses.media,
    form,
  );
  if (!kept) return { refusal: editorTexts.uploadFailed };
  if ("refusal" in kept) return kept;
  return { ...kept, src: mediaPath(kept.mediaId, kept.width, "webp") };
}
