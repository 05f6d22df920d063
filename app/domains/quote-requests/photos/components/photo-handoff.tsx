import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { addPhotosTexts } from "../content.ts";
import { photoCodeField, type PhotoLink } from "../rules.ts";
import { keptLink } from "./kept-link.ts";
import type { PhotoCode } from "./photo-code.tsx";

/**
 * The part of the form, on a computer, with a QR code. A telephone that reads it adds photos before the form is sent
 * (rule forms/photo-link). Only a script can request the code, so without JavaScript this part is not shown. The slip
 * (the page after a request) has its own code.
 */
export function PhotoHandoff() {
  const [link, setLink] = useState<PhotoLink | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [Code, setCode] = useState<ComponentType<ComponentProps<typeof PhotoCode>>>();
  const part = useRef<HTMLDetailsElement>(null);
  const open = async (link: PhotoLink | null) => {
    try {
      // The code for the QR code is loaded when the visitor opens this part, because most visitors never do.
      const shown = await import("./photo-code.tsx");
      setCode(() => shown.PhotoCode);
      if (link) return;
      const made = await shown.askLink();
      setLink(made);
      setHasFailed(!made);
    } catch {
      setHasFailed(true);
    }
  };
  const start = useEffectEvent(() => {
    // After a reload the same link is used, because photos may already have arrived through it.
    const kept = keptLink();
    setLink(kept);
    // The visitor may have opened this part before this script ran.
    if (part.current?.open) void open(kept);
  });
  useEffect(() => start(), []);
  return (
    <details
      ref={part}
      onToggle={({ currentTarget }) => currentTarget.open && void open(link)}
      className="hidden rounded-control border border-line-strong bg-paper md:col-span-2 md:block noscript:hidden!"
    >
      <summary className="min-h-12 px-4 py-3 text-base font-semibold">{addPhotosTexts.heading}</summary>
      {link && <input type="hidden" name={photoCodeField} value={link.code} />}
      <div className="grid min-h-60 grid-cols-[13rem_1fr] gap-5 px-4 pb-4">
        {link && Code && <Code link={link} />}
        {hasFailed && (
          <p role="alert" className="col-span-2 text-small text-danger">
            {addPhotosTexts.makeFailed}
          </p>
        )}
      </div>
    </details>
  );
}
