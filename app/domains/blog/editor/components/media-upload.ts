import { type MediaOutcome, mediaPath } from "#app/domains/media/rules.ts";
import type { Answer } from "#app/lib/forms/outcome.ts";
import { postForm } from "#app/lib/forms/post-form.ts";
import { editorTexts } from "../labels.ts";
import { editorAddresses } from "../rules/save-answer.ts";

/** A stored picture with the URL that an article uses, or the reason for its refusal, in French. */
export type UploadedMedia =
  { mediaId: string; src: string; width: number; height: number } | { refusal: string };

export type MediaUpload = (file: File) => Promise<UploadedMedia>;

/** Uploads one picture and stores it as media. */
export async function uploadMedia(file: File): Promise<UploadedMedia> {
  const form = new FormData();
  form.append("file", file);
  const kept = await postForm<Answer<MediaOutcome>>(editorAddresses.media, form);
  if (kept?.outcome !== "done") return { refusal: kept?.refusal ?? editorTexts.uploadFailed };
  const { mediaId, width, height } = kept;
  return { mediaId, width, height, src: mediaPath(kept.mediaId, kept.width, "webp") };
}
