import { Field } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { fileSizeText } from "../labels.ts";
import { maximumFileMebibytes, maximumFiles } from "../rules.ts";
import { useAttachments } from "./use-attachments.ts";

interface AttachmentsFieldProps {
  /** What the server said of the files. */
  error: string | undefined;
  /** The files changed: what the server said is no longer about them. */
  onChange: () => void;
}

/** Endings and types: telephones offer the camera for the second, some systems only know the first. */
const accept =
  ".jpg,.jpeg,.png,.webp,.heic,.heif,.pdf,.txt,.log,image/jpeg,image/png,image/webp,image/heic,application/pdf,text/plain";

/** Photos and documents joined to a quote request (decision 11). */
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
