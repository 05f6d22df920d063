import { isRouteErrorResponse } from "react-router";

/**
 * Stores a screen's last data. When a load fails, other than by a redirect or a 4xx response, `load` returns the last
 * data with `loadFailed` (rule inboxes/failed-load). `remember` stores the data of the first render. Data loaded with
 * `kept` false is not stored. This works only in a browser.
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
