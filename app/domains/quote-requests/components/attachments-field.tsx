import { Field } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { fileSizeText } from "../content.ts";
import { maximumFileMebibytes, maximumFiles } from "../rules/requests.ts";
import { useAttachments } from "./use-attachments.ts";

interface AttachmentsFieldProps {
  /** The server's error about the files. */
  error: string | undefined;
  /** Called when the visitor changes the files, so that the form can remove the server's error. */
  onChange: () => void;
}

/**
 * The file extensions and media types that can be chosen. Both are needed: some systems know only extensions, and
 * phones offer the camera only if there are media types.
 */
const accept =
  ".jpg,.jpeg,.png,.webp,.heic,.heif,.pdf,.txt,.log,image/jpeg,image/png,image/webp,image/heic,application/pdf,text/plain";

/** The file field of the quote form: up to 5 files of at most 10 MiB each (rule forms/files). */
export function AttachmentsField({ error, onChange }: AttachmentsFieldProps) {
  const { files, error: ownError, choose, remove, forget } = useAttachments();
  return (
    <Field
      label="Photos ou documents"
      name="attachments"
      id="quote-attachments"
      error={ownError ?? error}
      optional
      className="md:col-span-2"
    >
      <FileDrop
        files={files}
        sizeText={fileSizeText}
        accept={accept}
        limits={`JPEG, PNG, WebP, HEIC, PDF ou texte, ${maximumFileMebibytes}\u00a0Mo chacun, ${maximumFiles} fichiers au plus`}
        onChoose={(chosen) => {
          onChange();
          void choose(chosen);
        }}
        onRemove={(file) => {
          onChange();
          remove(file);
        }}
        onReset={forget}
      />
    </Field>
  );
}
