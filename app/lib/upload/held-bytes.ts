const mebibyte = 1024 * 1024;
/** What the bodies being received on one node may hold together. */
const nodeBytes = 256 * mebibyte;

/** What one request holds of the node's memory. */
export interface Hold {
  /** Asked before bytes are kept; false when they may not be. */
  take(bytes: number): boolean;
  /** Gives everything back. */
  release(): void;
}

export interface Holds {
  /** A request of this network (networkKey). */
  open(network: string): Hold;
  /** All that is held, in bytes. */
  total(): number;
}

/**
 * Shares `limit` bytes between networks: none holds more than half of what the others leave, so that there is always
 * room for one more, and room for a whole quote while two others are at their most.
 */
export function createHolds(limit: number): Holds {
  const byNetwork = new Map<string, number>();
  let total = 0;
  return {
    open(network) {
      let mine = 0;
      return {
        take(bytes) {
          const held = byNetwork.get(network) ?? 0;
          if (held + bytes > (limit - total + held) / 2) return false;
          byNetwork.set(network, held + bytes);
          total += bytes;
          mine += bytes;
          return true;
        },
        release() {
          const left = (byNetwork.get(network) ?? 0) - mine;
          if (left > 0) byNetwork.set(network, left);
          else byNetwork.delete(network);
          total -= mine;
          mine = 0;
        },
      };
    },
    total: () => total,
  };
}

/** The node's own. */
export const holds = createHolds(nodeBytes);
