interface DraftNoticeProps {
  isShown: boolean;
  onForget: () => void;
  className?: string;
}

/**
 * A notice above a form whose values were restored from an earlier visit in this browser. The script in the document's
 * head (app/lib/early/drafts.ts) shows the notice before React hydrates, so that nothing moves then.
 */
export function DraftNotice({ isShown, onForget, className }: DraftNoticeProps) {
  return (
    <p role="status" data-draft-notice hidden={!isShown} suppressHydrationWarning className={className}>
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
