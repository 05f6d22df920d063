import type { Outcome } from "#app/lib/forms/outcome.ts";
import { postForm } from "#app/lib/forms/post-form.ts";
import { QrCode } from "#app/ui/qr-code.tsx";
import { photoTexts } from "../labels.ts";
import type { PhotoLink } from "../rules.ts";
import { ArrivedPhotos } from "./arrived-photos.tsx";
import { keep } from "./kept-link.ts";
import { LinkAddress } from "./link-address.tsx";
import { useArrivedPhotos } from "./use-arrived-photos.ts";

/**
 * Asks the server for the photo link of a form, and stores the link so that a reload keeps it. Returns null if that
 * failed.
 */
export async function askLink(): Promise<PhotoLink | null> {
  const answer = await postForm<Outcome<{ done: { link: PhotoLink } }>>("/api/quote-photos", {});
  if (answer?.outcome !== "done") return null;
  keep(answer.link);
  return answer.link;
}

/** Shows the QR code for a request's photos, and the photos that arrived through it. */
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
