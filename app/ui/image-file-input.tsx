import { FileInput } from "./file-input.tsx";

const acceptedImages = "image/jpeg,image/png,image/webp";

interface ImageFileInputProps {
  busy: boolean;
  onFile: (file: File) => void;
}

/** A control for one picture. It calls `onFile` as soon as the picture is chosen. Goes in a Field. */
export function ImageFileInput({ busy, onFile }: ImageFileInputProps) {
  return (
    <FileInput
      accept={acceptedImages}
      disabled={busy}
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onFile(file);
      }}
    />
  );
}
