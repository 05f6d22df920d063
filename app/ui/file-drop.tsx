import { useEffect, useEffectEvent, useRef, type ChangeEvent } from "react";
import FileText from "lucide-react/icons/file-text";
import Paperclip from "lucide-react/icons/paperclip";
import X from "lucide-react/icons/x";
import { useControl } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

interface FileDropProps {
  /** The accepted files, in order. The control sends exactly these files. */
  files: readonly File[];
  sizeText: (bytes: number) => string;
  accept: string;
  /** The second line of the box: the kinds of files, their sizes and how many are allowed. */
  limits: string;
  /** Receives the files that were just chosen or dropped. The caller checks them and adds the good ones to `files`. */
  onChoose: (files: File[]) => void;
  onRemove: (file: File) => void;
  /** Called when the form was emptied. */
  onReset: () => void;
}

/**
 * A box on which people drop files or choose them, with the list of the accepted files. The browser's own control
 * covers the box and handles keyboard, touch and dropping. Without JavaScript the control is visible. Goes in a Field.
 */
export function FileDrop({ files, sizeText, accept, limits, onChoose, onRemove, onReset }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const control = useControl({});
  const takeEarlyFiles = useEffectEvent(() => {
    const chosen = [...(input.current?.files ?? [])];
    if (chosen.length > 0) onChoose(chosen);
  });

  // Adds the files that were chosen before the page's script had loaded.
  useEffect(() => takeEarlyFiles(), []);

  useEffect(() => {
    if (!input.current) return;
    const kept = new DataTransfer();
    for (const file of files) kept.items.add(file);
    input.current.files = kept.files;
  }, [files]);

  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, [onReset]);

  const remove = (file: File) => {
    onRemove(file);
    input.current?.focus();
  };

  return (
    <>
      <div className="relative flex items-center gap-4 rounded-control border-outline border-dashed border-line-strong bg-paper px-5 py-4 text-small transition-colors hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cobalt has-aria-invalid:border-danger has-aria-invalid:bg-danger-ground noscript:flex-wrap">
        <Icon icon={Paperclip} />
        <div>
          <p className="noscript:hidden">
            <b>Déposez vos fichiers ici</b> ou{" "}
            <span className="text-cobalt underline underline-offset-4">parcourez votre appareil</span>
          </p>
          <p className="text-muted">{limits}</p>
        </div>
        <input
          {...control}
          ref={input}
          type="file"
          multiple
          accept={accept}
          aria-required={undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChoose([...(event.target.files ?? [])])}
          className="absolute inset-0 cursor-pointer opacity-0 noscript:static noscript:w-full noscript:opacity-100"
        />
      </div>
      {files.length > 0 && (
        <ul
          aria-label="Fichiers joints"
          className="mt-2.5 divide-y divide-line border-y border-line text-small"
        >
          {files.map((file) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="flex items-center gap-3 py-1"
            >
              <Icon icon={FileText} size={18} />
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <span className="shrink-0 text-muted tabular-nums">{sizeText(file.size)}</span>
              <IconButton
                icon={X}
                variant="row"
                label={`Retirer ${file.name}`}
                onClick={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
