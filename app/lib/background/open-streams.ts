interface Holder {
  userId: string;
  sessionId: string;
}

interface Most {
  session: number;
  account: number;
}

/**
 * The most open streams of a session and of an account. Nobody has so many visible tabs, and a hidden tab opens none.
 */
const usual: Most = { session: 12, account: 24 };

/**
 * Limits the event streams of a session and of an account on this node (rule accounts/streams). The returned function
 * registers a stream and closes the oldest streams above the limits. It returns a function that unregisters the stream.
 */
export function createStreamBound(most = usual) {
  const open = new Map<() => void, Holder>();

  /** Closes the oldest streams above a limit. A map iterates in insertion order, oldest first. */
  function closeOldest(limit: number, isHeldBy: (holder: Holder) => boolean): void {
    const held = [...open].filter(([, holder]) => isHeldBy(holder));
    for (const [close] of held.slice(0, Math.max(0, held.length - limit))) {
      open.delete(close);
      close();
    }
  }

  return function enter({ userId, sessionId }: Holder, close: () => void): () => void {
    open.set(close, { userId, sessionId });
    closeOldest(most.session, (holder) => holder.sessionId === sessionId);
    closeOldest(most.account, (holder) => holder.userId === userId);
    return () => open.delete(close);
  };
}

/** Registers an event stream on this node. */
export const enterStream = createStreamBound();
