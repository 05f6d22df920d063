import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

interface LiveStateProps {
  state: "connecting" | "live" | "reconnecting" | "signed-out";
  /** A text instead of "En direct" (live), such as "4 visiteurs en ce moment" (4 visitors now). */
  label?: string;
}

/** Shows whether the screen receives live updates. On a phone it is only a dot or a spinner in the dark bar. */
export function LiveState({ state, label = "En direct" }: LiveStateProps) {
  if (state === "connecting") return null;
  if (state === "signed-out") return <SignedOut />;
  const live = state === "live";
  return (
    <p
      role="status"
      className={classes(
        "inline-flex items-center gap-2.25 text-small font-semibold whitespace-nowrap",
        live ? "text-success-ink" : "text-muted",
        "max-md:text-white",
      )}
    >
      {live ? (
        <span className="m-1 size-2.25 rounded-full bg-success ring-4 ring-success-wash" aria-hidden="true" />
      ) : (
        <Spinner size={16} />
      )}
      <span className="max-md:sr-only">{live ? label : "Reconnexion…"}</span>
    </p>
  );
}

/** Reports that the session has ended. Its button reloads the page: the person signs in and then returns here. */
function SignedOut() {
  return (
    <p role="status" className="text-small font-semibold text-danger max-md:text-white">
      Session terminée.{" "}
      <button
        type="button"
        onClick={() => location.reload()}
        className="min-h-6 underline underline-offset-4"
      >
        Se reconnecter
      </button>
    </p>
  );
}
