import { longDay } from "#app/lib/french/long-day.ts";
import { photoTexts } from "../labels.ts";
import type { PhotoLink } from "../rules.ts";

/** Shows the URL of a QR code, for people who type it instead, and the day on which it expires. */
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
