import { useSyncExternalStore } from "react";
import { spokenMoment } from "#app/lib/french/dates.ts";
import { followOffline, offlineSince } from "#app/lib/worker/offline-state.ts";
import { useRootMark } from "./use-root-mark.ts";

const stateOf = (since: number) => spokenMoment(new Date(since), new Date());

/** Shows the time of a screen's data while there is no network (rule reach/offline). */
export function OfflineNotice() {
  const since = useSyncExternalStore(followOffline, offlineSince, () => null);
  useRootMark("data-away", since !== null);
  return (
    <div role="status" className="sticky top-14 z-10 md:top-0">
      {since !== null && (
        <p data-notice className="h-7 truncate bg-sand px-4 text-center text-meta leading-7 text-ink">
          <strong className="font-semibold">Hors ligne&nbsp;: état de {stateOf(since)}</strong>
          <span className="max-md:hidden">. Ce que vous tapez reste ici, à envoyer au retour du réseau.</span>
        </p>
      )}
    </div>
  );
}
