import { isRouteErrorResponse } from "react-router";

/**
 * For a screen whose failed load keeps what it shows (decision 37). `load` runs the server's loader and, when it fails,
 * answers the last data with `loadFailed`; `remember` takes the data of the first render, which came with the page.
 * A redirect and an answer with a status (404) are not failures. What is not `kept` (a part of the screen loaded by
 * itself) does not take the screen's place. Browser only: it holds the data of one visitor.
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
