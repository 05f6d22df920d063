/** A turning arc in the text colour. It is decorative: add words beside it that say what is loading. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg
      className="shrink-0 animate-spin"
      width={size}
      height={size}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M9 2a7 7 0 1 1-7 7" />
    </svg>
  );
}
