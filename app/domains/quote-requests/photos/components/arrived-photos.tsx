import Image from "lucide-react/icons/image";
import { Icon } from "#app/ui/icon.tsx";
import { addPhotosTexts } from "../content.ts";
import { type ArrivedPhoto, arrivedPath } from "../rules.ts";

/** The image types that every browser can show in a page. */
const shownKinds = ["image/jpeg", "image/png", "image/webp"];

/** Shows the photos that arrived from the telephone, and announces each new one to screen readers. */
export function ArrivedPhotos({ viewKey, photos }: { viewKey: string; photos: readonly ArrivedPhoto[] }) {
  return (
    <div role="status">
      {photos.length === 0 ? (
        <p className="text-small text-muted">{addPhotosTexts.none}</p>
      ) : (
        <ul aria-label={addPhotosTexts.arrived} className="flex flex-wrap gap-2">
          {photos.map(({ id, name, mediaType }) => (
            <li key={id} className="w-20">
              {shownKinds.includes(mediaType) ? (
                <img
                  src={`${arrivedPath(viewKey)}/${id}`}
                  alt={name}
                  width={80}
                  height={60}
                  className="h-15 w-20 rounded-mark border border-line-strong object-cover"
                />
              ) : (
                <span className="flex items-center gap-1 text-small wrap-anywhere">
                  <Icon icon={Image} size={18} className="shrink-0" />
                  {name}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
