import { longDay } from "#app/lib/french/long-day.ts";
import { photoTexts } from "../labels.ts";
import type { PhotoLink } from "../rules.ts";

/** Shows the URL below a QR code, for people who type it, and until when the URL works. */
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
