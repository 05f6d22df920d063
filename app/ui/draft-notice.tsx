/** Shown above a form that was filled with what was typed during an earlier visit of this browser. */
export function DraftNotice({ onForget, className }: { onForget: () => void; className?: string }) {
  return (
    <p role="status" className={className}>
      <span className="text-small text-muted">
        Nous avons retrouvé ce que vous aviez tapé sur cet appareil.{" "}
        <button
          type="button"
          onClick={onForget}
          className="min-h-6 font-semibold text-cobalt underline underline-offset-4 hover:text-cobalt-hover"
        >
          Tout effacer
        </button>
      </span>
    </p>
  );
}
