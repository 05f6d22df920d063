import { longDay } from "#app/lib/french/dates.ts";
import { QrCode } from "#app/ui/qr-code.tsx";
import { photoTexts } from "../labels.ts";
import type { PhotoLink } from "../rules.ts";
import { ArrivedPhotos } from "./arrived-photos.tsx";
import { useArrivedPhotos } from "./use-arrived-photos.ts";

/** The QR code of a request's photos, and those that arrived by it. */
export function PhotoCode({ link }: { link: PhotoLink }) {
  const photos = useArrivedPhotos(link.viewKey);
  return (
    <>
      <QrCode drawing={link.qr} label={`QR code\u00a0: ${link.url}`} />
      <div className="grid content-start gap-2.5 text-small">
        <p>{photoTexts.aim}</p>
        <LinkAddress link={link} />
        <ArrivedPhotos viewKey={link.viewKey} photos={photos} />
      </div>
    </>
  );
}

/** The address below a QR code, for people who type it, and until when it works. */
export function LinkAddress({ link: { url, expiresAt } }: { link: PhotoLink }) {
  return (
    <p className="wrap-anywhere">
      {photoTexts.orType} <b>{url.replace(/^https?:\/\//, "")}</b>.{" "}
      <span className="text-muted">
        {photoTexts.until} {longDay(new Date(expiresAt))}, {photoTexts.forThis}
      </span>
    </p>
  );
}
