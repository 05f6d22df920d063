interface Holder {
  userId: string;
  sessionId: string;
}

interface Most {
  session: number;
  account: number;
}

/** More than anybody has in sight: a hidden tab holds no stream. */
const usual: Most = { session: 12, account: 24 };

/**
 * Bounds the event streams that a session and an account hold on this node (rule accounts/streams). Returns a function
 * that notes one more, closes the oldest where there are too many, and returns how to leave.
 */
export function createStreamBound(most = usual) {
  const open = new Map<() => void, Holder>();

  /** A map keeps the order of arrival. */
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

/** This node's streams. */
export const enterStream = createStreamBound();
