import { useEffect, useState } from "react";
import { longDay } from "#app/lib/french/dates.ts";
import { QrCode } from "#app/ui/qr-code.tsx";
import { photoTexts } from "../labels.ts";
import { photoCodeField, type PhotoLink } from "../rules.ts";
import { ArrivedPhotos } from "./arrived-photos.tsx";
import { useArrivedPhotos } from "./use-arrived-photos.ts";

const keptAs = "photo-link";

/**
 * On a computer's form: a QR code by which a telephone adds photos before the form is sent (rule forms/photo-link). Only a
 * script can ask for the code, so without one it is not there; the slip has a code of its own.
 */
export function PhotoHandoff() {
  const [link, setLink] = useState<PhotoLink | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const photos = useArrivedPhotos(link?.viewKey ?? null);
  // A reload keeps the code: photos may already be there.
  useEffect(() => setLink(keptLink()), []);
  const open = async () => {
    if (link) return;
    try {
      const answer = await fetch("/api/quote-photos", { method: "POST" });
      const { link: made } = (await answer.json()) as { link?: PhotoLink };
      if (made) keep(made);
      setLink(made ?? null);
      setHasFailed(!made);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <details
      onToggle={({ currentTarget }) => currentTarget.open && void open()}
      className="hidden rounded-control border border-line-strong bg-paper md:col-span-2 md:block noscript:hidden!"
    >
      <summary className="min-h-12 px-4 py-3 text-base font-semibold">{photoTexts.heading}</summary>
      {link && <input type="hidden" name={photoCodeField} value={link.code} />}
      <div className="grid min-h-60 grid-cols-[13rem_1fr] gap-5 px-4 pb-4">
        {link && (
          <>
            <QrCode drawing={link.qr} label={`QR code\u00a0: ${link.url}`} />
            <div className="grid content-start gap-2.5 text-small">
              <p>{photoTexts.aim}</p>
              <LinkAddress link={link} />
              <ArrivedPhotos viewKey={link.viewKey} photos={photos} />
            </div>
          </>
        )}
        {hasFailed && (
          <p role="alert" className="col-span-2 text-small text-danger">
            {photoTexts.makeFailed}
          </p>
        )}
      </div>
    </details>
  );
}

/** The address under a QR code, for those who type it, and until when it works. */
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

function keptLink(): PhotoLink | null {
  try {
    const link = JSON.parse(sessionStorage.getItem(keptAs) ?? "null") as PhotoLink | null;
    return link && new Date(link.expiresAt) > new Date() ? link : null;
  } catch {
    return null;
  }
}

function keep(link: PhotoLink): void {
  try {
    sessionStorage.setItem(keptAs, JSON.stringify(link));
  } catch {
    // Storage refused or full: the code lasts as long as the page.
  }
}

/** Forgets the code of a form that was sent. Its slip has it from then on. */
export function forgetKeptLink(): void {
  try {
    sessionStorage.removeItem(keptAs);
  } catch {
    // Storage refused: there is nothing to forget.
  }
}
