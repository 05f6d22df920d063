import { isRouteErrorResponse } from "react-router";

/**
 * Keeps a screen's last data when a load fails (rule inboxes/failed-load). `load` runs the server's loader and,
 * when that fails, returns the last data with `loadFailed`. A redirect or a 404 is not a failure. `remember` takes
 * the data of the first render. Data that is not `kept` does not replace the screen's. Browser only: it holds one
 * visitor's data.
 */
export function keepLoaded<Loaded extends object>() {
  let last: Loaded | undefined;
  return {
    remember(loaded: Loaded) {
      last = loaded;
    },
    async load(
      serverLoader: () => Promise<Loaded>,
      { kept = true } = {},
    ): Promise<Loaded & { loadFailed?: boolean }> {
      try {
        const loaded = await serverLoader();
        if (kept) last = loaded;
        return loaded;
      } catch (error) {
        const answered = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500);
        if (answered || !last) throw error;
        return { ...last, loadFailed: true };
      }
    },
  };
}
