import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type DataRouter, UNSAFE_DataRouterContext, useRevalidator } from "react-router";
import { showAppBadge } from "#app/lib/home-screen/app-badge.ts";
import { followOffline, noteNetwork, offlineSince } from "#app/lib/worker/offline-state.ts";
import { type InboxBadges, type InboxCounts, parseInboxEvent, totalWaiting } from "../rules.ts";

const reopenMs = 3000;
const address = "/admin/events";

/** The states of the event stream. The screen shows none of them until the stream has opened for the first time. */
export type LiveState = "connecting" | "live" | "reconnecting" | "signed-out";

interface Counted {
  counts: InboxCounts;
  badges: InboxBadges;
}

interface Live extends Counted {
  state: LiveState;
  follow: (tables: readonly string[], changed: () => void) => () => void;
}

const LiveContext = createContext<Live | null>(null);

/**
 * Keeps the counts of the back office current through the event stream (rule inboxes/counts). `initial` has the counts
 * that the server sent with the page. A hidden tab closes its stream, because a browser opens at most six connections
 * to a site. When the tab is shown again, it opens a new stream and gets new counts.
 */
export function InboxLive({ initial, children }: { initial: Counted; children: ReactNode }) {
  const [counted, setCounted] = useState(initial);
  const [seen, setSeen] = useState(initial);
  const [state, setState] = useState<LiveState>("connecting");
  const followers = useRef(new Set<{ tables: readonly string[]; changed: () => void }>());

  if (initial !== seen) {
    setSeen(initial);
    setCounted(initial);
  }

  const waiting = totalWaiting(counted.badges);
  useEffect(() => showAppBadge(waiting), [waiting]);

  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let missed = false;

    function open() {
      if (document.hidden || source) return;
      const opened = new EventSource(address);
      source = opened;
      opened.addEventListener("message", ({ data }: MessageEvent<string>) => {
        const event = parseInboxEvent(data);
        if (!event) return;
        setState("live");
        noteNetwork();
        setCounted(event);
        for (const { tables, changed } of followers.current)
          if (missed || event.changed.some((table) => tables.includes(table))) changed();
        missed = false;
      });
      opened.addEventListener("error", () => {
        close();
        setState("reconnecting");
        timer = setTimeout(() => void reopen(), reopenMs);
      });
    }

    /**
     * An EventSource (the browser's event stream) does not report why it failed. So a request finds out whether the
     * session has ended. If it has not, the stream is opened again.
     */
    async function reopen() {
      if (await isSignedOut()) setState("signed-out");
      else open();
    }

    function close() {
      clearTimeout(timer);
      source?.close();
      source = undefined;
      missed = true;
    }

    /**
     * Closes the stream and opens it again, to find out whether the site can be reached. Called when another request
     * got no response although this stream is open, for example right after the network was lost.
     */
    function renew() {
      if (offlineSince() === null || !source) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        close();
        open();
      }, reopenMs);
    }

    const onVisibility = () => (document.hidden ? close() : open());
    open();
    const unfollow = followOffline(renew);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      unfollow();
      document.removeEventListener("visibilitychange", onVisibility);
      close();
    };
  }, []);

  const [follow] = useState<Live["follow"]>(() => (tables: readonly string[], changed: () => void) => {
    const follower = { tables, changed };
    followers.current.add(follower);
    return () => followers.current.delete(follower);
  });

  return <LiveContext value={{ ...counted, state, follow }}>{children}</LiveContext>;
}

async function isSignedOut(): Promise<boolean> {
  const asking = new AbortController();
  try {
    const { status } = await fetch(address, {
      headers: { Accept: "text/event-stream" },
      signal: asking.signal,
    });
    return status === 401;
  } catch {
    return false;
  } finally {
    asking.abort();
  }
}

/** Returns the dashboard's three numbers, which the event stream keeps current (rule inboxes/counts). */
export function useInboxCounts(): InboxCounts {
  return useLive().counts;
}

/** Returns how many records (stored submissions) wait for the shop, for the navigation's badges. */
export function useInboxBadges(): InboxBadges {
  return useLive().badges;
}

/** Returns the state of the event stream. While other requests get no response, it is 'reconnecting' too. */
export function useLiveState(): LiveState {
  const { state } = useLive();
  const isOffline = useSyncExternalStore(followOffline, offlineSince, () => null) !== null;
  return isOffline && state === "live" ? "reconnecting" : state;
}

/**
 * Loads the screen's data again each time one of these tables changes. Changes during a load cause one more load after
 * it. If each change restarted the load, the screen would show nothing new while changes arrive quickly.
 */
export function useRevalidateOn(tables: readonly string[]): void {
  const { follow } = useLive();
  const { revalidate } = useRevalidator();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const key = tables.join();
  useEffect(() => {
    let [isReading, isBehind] = [false, false];
    const shown = new AbortController();
    async function read() {
      isBehind = true;
      if (isReading) return;
      isReading = true;
      while (isBehind && !shown.signal.aborted) {
        // A load during a navigation would restart the navigation and lose the result of its action.
        if (router) await untilIdle(router);
        isBehind = false;
        if (!shown.signal.aborted) await revalidate();
      }
      isReading = false;
    }
    const unfollow = follow(key.split(","), () => void read());
    return () => {
      shown.abort();
      unfollow();
    };
  }, [follow, revalidate, router, key]);
}

/**
 * Waits until no navigation is in progress. It reads the router's own state, which changes before React renders the new
 * state.
 */
function untilIdle(router: DataRouter): Promise<void> {
  if (router.state.navigation.state === "idle") return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state !== "idle") return;
      stop();
      resolve();
    });
  });
}

function useLive(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error("InboxLive surrounds the back office");
  return live;
}
