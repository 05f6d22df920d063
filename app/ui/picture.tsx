import { useEffect, useRef, useState } from "react";
import { classes } from "./classes.ts";
import { rememberShown, wasShown } from "./image-memory.ts";

export interface PictureProps {
  src: string;
  /** Better formats first, each with its widths. */
  sources?: readonly { type: string; srcSet: string }[];
  sizes?: string;
  /** Size of the picture in pixels, which reserves its place before it loads. */
  width: number;
  height: number;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** The placeholder: the picture in 10 x 10 pixels, as a `data:` URL. */
  placeholder?: string;
  /** True for a picture above the fold, which loads with the page. */
  eager?: boolean;
  className?: string;
}

const margin = "200px";
const failureText = "Image not found";

/**
 * A picture that loads when it comes within 200 px of the screen, with a blurred placeholder until then (rule
 * pages/pictures). Without JavaScript the browser decides when to load it.
 */
export function Picture({ placeholder, eager = false, className, ...picture }: PictureProps) {
  const { src, alt } = picture;
  const place = useRef<HTMLSpanElement>(null);
  const [isKnown] = useState(() => wasShown(src));
  const [isNear, setIsNear] = useState(eager || isKnown);
  const [outcome, setOutcome] = useState<"shown" | "failed">();

  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  useEffect(() => {
    const image = place.current?.querySelector<HTMLImageElement>("img[data-picture]");
    // The picture may have loaded or failed before the page was hydrated, when no handler could note it.
    if (image?.complete) setOutcome(image.naturalWidth > 0 ? "shown" : "failed");
  }, [isNear]);

  useEffect(() => {
    if (outcome === "shown") rememberShown(src);
  }, [outcome, src]);

  if (outcome === "failed")
    return (
      <span
        className={classes(
          "grid place-items-center bg-sand p-4 text-center text-small text-muted",
          className,
        )}
      >
        {failureText}
        {alt && <span className="sr-only">: {alt}</span>}
      </span>
    );
  return (
    <span ref={place} className={classes("relative block overflow-hidden bg-sand", className)}>
      {placeholder && !isKnown && outcome !== "shown" && (
        <img
          src={placeholder}
          alt=""
          className="absolute inset-0 size-full scale-110 object-cover blur-md brightness-(--placeholder-brightness)"
        />
      )}
      {isNear ? (
        <PictureElement
          {...picture}
          eager={eager}
          onLoad={() => setOutcome("shown")}
          onError={() => setOutcome("failed")}
        />
      ) : (
        <noscript>
          <PictureElement {...picture} />
        </noscript>
      )}
    </span>
  );
}

interface PictureElementProps extends Omit<PictureProps, "placeholder" | "className"> {
  onLoad?: () => void;
  onError?: () => void;
}

function PictureElement({
  sources = [],
  src,
  sizes,
  width,
  height,
  alt,
  eager,
  ...events
}: PictureElementProps) {
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...events}
        data-picture=""
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
        className="absolute inset-0 size-full object-cover object-bottom"
      />
    </picture>
  );
}
