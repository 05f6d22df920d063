import { useRevalidator } from "react-router";

/** The strip that reports a failed load, while the screen keeps its content (rule inboxes/failed-load). */
export function LoadFailure({ what }: { what: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <p role="status" className="border-b border-line bg-signal-wash px-4 py-2 text-signal-ink md:px-7">
      Impossible de charger {what}.{" "}
      <button
        type="button"
        disabled={state === "loading"}
        onClick={() => void revalidate()}
        className="min-h-6 font-semibold underline underline-offset-4"
      >
        Réessayer
      </button>
    </p>
  );
}
