interface QuotationProps {
  text: string;
  author: string;
  role: string;
}

/** A quotation under a short orange line. */
export function Quotation({ text, author, role }: QuotationProps) {
  return (
    <figure>
      <div className="h-0.75 w-16 bg-signal" />
      <blockquote className="mt-5 max-w-[21.8em] font-title text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-[1.2] font-bold tracking-title text-balance">
        «&nbsp;{text}&nbsp;»
      </blockquote>
      <figcaption className="mt-5 text-small text-muted">
        <b className="text-ink">{author}</b>, {role}
      </figcaption>
    </figure>
  );
}
