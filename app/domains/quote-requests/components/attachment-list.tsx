import FileText from "lucide-react/icons/file-text";
import Maximize from "lucide-react/icons/maximize-2";
import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { PhotoViewer } from "#app/ui/photo-viewer.tsx";
import { fileSizeText } from "../content.ts";
import type { QuoteAttachment } from "../queries.server.ts";
import { isPhoto } from "../rules/requests.ts";
import { attachmentHref } from "../rules/addresses.ts";

const firstPhotoId = "first-photo";

/**
 * Opens the viewer on the first photo of the request on the screen, as a click on that photo does. Does nothing if
 * there is no photo.
 */
export function openPhotos(): void {
  const photo = document.getElementById(firstPhotoId);
  // The viewer returns the focus to this element when it closes.
  photo?.focus();
  photo?.click();
}

/** Lists a request's files. Photos open in the viewer; the other files are downloaded. */
export function AttachmentList({ attachments }: { attachments: readonly QuoteAttachment[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (attachments.length === 0) return null;
  const photos = attachments.filter(isPhoto);
  const others = attachments.filter((file) => !photos.includes(file));
  return (
    <section aria-labelledby="attachments" className="mt-5">
      <h3 id="attachments" className="sr-only">
        Fichiers joints
      </h3>
      {photos.length > 0 && (
        <ul className="-mx-1 flex gap-2.5 overflow-x-auto p-1">
          {photos.map((photo, index) => (
            <li key={photo.id} className="shrink-0">
              <button
                type="button"
                id={index === 0 ? firstPhotoId : undefined}
                aria-keyshortcuts={index === 0 ? "p" : undefined}
                onClick={() => setOpened(index)}
                aria-label={`Ouvrir la photo ${photo.name}`}
                className="relative block overflow-hidden rounded-control border border-line-strong bg-sand"
              >
                <img
                  src={attachmentHref(photo.id)}
                  alt=""
                  width={124}
                  height={93}
                  loading="lazy"
                  className="h-23.25 w-31 object-cover"
                />
                <span className="absolute right-0 bottom-0 grid size-7.5 place-items-center bg-ink text-white">
                  <Icon icon={Maximize} size={16} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className="mt-2 border-t border-line">
          {others.map((file) => (
            <OtherFile key={file.id} file={file} />
          ))}
        </ul>
      )}
      <PhotoViewer
        photos={photos.map(({ id, name }) => ({ src: attachmentHref(id), name }))}
        opened={opened}
        onClose={() => setOpened(null)}
      />
    </section>
  );
}

function OtherFile({ file }: { file: QuoteAttachment }) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <Icon icon={FileText} size={20} className="shrink-0 text-muted" />
      <a
        href={attachmentHref(file.id)}
        download={file.name}
        className="min-w-0 flex-1 font-semibold break-words text-cobalt underline-offset-4"
      >
        {file.name}
      </a>
      <span className="text-meta text-muted tabular-nums">{fileSizeText(file.sizeBytes)}</span>
    </li>
  );
}
