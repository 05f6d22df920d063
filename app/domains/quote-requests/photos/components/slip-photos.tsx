import { useEffect } from "react";
import { LinkButton } from "#app/ui/link-button.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { Still } from "#app/ui/still.tsx";
import { addPhotosTexts } from "../content.ts";
import { photoTexts } from "../labels.ts";
import { type ArrivedPhoto, photoLinkPath, type PhotoLink } from "../rules.ts";
import { ArrivedPhotos } from "./arrived-photos.tsx";
import { forgetKeptLink } from "./kept-link.ts";
import { LinkAddress } from "./link-address.tsx";
import { useArrivedPhotos } from "./use-arrived-photos.ts";

/**
 * The part of the slip (the page with the reference) that adds photos to the request: from this device, or from a
 * telephone that reads the QR code (rule forms/photo-link).
 */
export function SlipPhotos({ link, arrived }: { link: PhotoLink; arrived: readonly ArrivedPhoto[] }) {
  const photos = useArrivedPhotos(link.viewKey, arrived);
  // Deletes the link that the form stored in this tab, so that the next request gets a link of its own.
  useEffect(forgetKeptLink, []);
  return (
    <>
      <Still name="bon-photos">{import.meta.env.SSR && <PhotoWays link={link} />}</Still>
      <ArrivedPhotos viewKey={link.viewKey} photos={photos} />
    </>
  );
}

function PhotoWays({ link }: { link: PhotoLink }) {
  return (
    <>
      <h2 className="text-h3 tracking-small">{addPhotosTexts.heading}</h2>
      <p className="text-small">{photoTexts.lead}</p>
      <div className="md:hidden">
        <LinkButton to={photoLinkPath(link.code)} className="w-full">
          {photoTexts.button}
        </LinkButton>
      </div>
      <details className="md:hidden">
        <summary className="py-2 text-base font-semibold">{photoTexts.otherPhone}</summary>
        <QrCode drawing={link.qr} label={`QR code\u00a0: ${link.url}`} />
      </details>
      <div className="max-md:hidden">
        <QrCode drawing={link.qr} label={`QR code\u00a0: ${link.url}`} />
      </div>
      <div className="text-small">
        <LinkAddress link={link} />
      </div>
    </>
  );
}

/** The part about photos for the printed slip, with only the QR code and the URL. */
export function PaperPhotos({ link }: { link: PhotoLink }) {
  return (
    <div className="mt-4 hidden grid-cols-[24mm_1fr] items-center gap-4 print:grid">
      <QrCode drawing={link.qr} label={`QR code\u00a0: ${link.url}`} />
      <div className="text-small">
        <h2>{addPhotosTexts.heading}</h2>
        <LinkAddress link={link} />
      </div>
    </div>
  );
}
