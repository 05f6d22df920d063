import { TextInput } from "./text-input.tsx";

const acceptedImages = "image/jpeg,image/png,image/webp";

interface ImageFileInputProps {
  busy: boolean;
  onFile: (file: File) => void;
}

/** The browser's own control for one picture, sent as soon as it is chosen. Goes in a Field. */
export function ImageFileInput({ busy, onFile }: ImageFileInputProps) {
  return (
    <TextInput
      type="file"
      size="sm"
      accept={acceptedImages}
      disabled={busy}
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onFile(file);
      }}
    />
  );
}
