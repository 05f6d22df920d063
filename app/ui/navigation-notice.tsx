import { Spinner } from "./spinner.tsx";
import { useSlowNavigation } from "./use-slow-navigation.ts";

/** Shows that the next screen is loading, if that takes longer than 150 ms (rule running/slow-screens). */
export function NavigationNotice() {
  const isSlow = useSlowNavigation(() => true);
  return (
    <p
      role="status"
      className="on-ink fixed top-3 left-1/2 z-50 flex -translate-x-1/2 items-center gap-2.5 rounded-control px-4 py-2 font-semibold shadow-lift empty:hidden"
    >
      {isSlow && (
        <>
          <Spinner size={16} /> Chargement…
        </>
      )}
    </p>
  );
}
