import Download from "lucide-react/icons/download";
import FileText from "lucide-react/icons/file-text";
import { Icon } from "#app/ui/icon.tsx";
import { fileSizeText } from "../labels.ts";
import type { QuoteAttachment } from "../queries.server.ts";
import { attachmentHref } from "../rules.ts";

/** The types every browser can show in a page. */
const shownKinds = ["image/jpeg", "image/png", "image/webp"];

/** A request's files, each with a download link; photos show as thumbnails. */
export function AttachmentList({ attachments }: { attachments: readonly QuoteAttachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <section aria-labelledby="attachments" className="mt-7">
      <h3 id="attachments" className="text-h4">
        Fichiers joints
      </h3>
      <ul className="mt-2 border-t border-line">
        {attachments.map((file) => (
          <li key={file.id} className="relative flex items-center gap-4 border-b border-line py-3">
            <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-mark bg-sand text-muted">
              {shownKinds.includes(file.mediaType) ? (
                <img
                  src={attachmentHref(file.id)}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                  className="size-16 object-cover"
                />
              ) : (
                <Icon icon={FileText} size={24} />
              )}
            </span>
            <span className="min-w-0 flex-1">
              <a
                href={attachmentHref(file.id)}
                download={file.name}
                className="font-semibold break-words text-cobalt underline-offset-4 after:absolute after:inset-0"
              >
                {file.name}
              </a>
              <span className="block text-meta text-muted tabular-nums">
                {fileSizeText(file.sizeBytes)}
                {file.width && file.height && `, ${file.width} × ${file.height}\u00a0pixels`}
              </span>
            </span>
            <Icon icon={Download} className="text-muted" />
          </li>
        ))}
      </ul>
    </section>
  );
}
