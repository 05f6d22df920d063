const mebibyte = 1024 * 1024;
/** Limit for all bodies being received on one node. */
const nodeBytes = 256 * mebibyte;

/** The bytes one request holds in the node's memory. */
export interface Hold {
  /** Call it before keeping bytes. Returns false when they may not be kept. */
  take(bytes: number): boolean;
  /** Releases everything. */
  release(): void;
}

export interface Holds {
  /** Starts a request of this network (networkKey). */
  open(network: string): Hold;
  /** Returns all bytes held. */
  total(): number;
}

/**
 * Shares `limit` bytes between networks (ADR 126). Each network holds at most half of the bytes that the others leave.
 * So there is always room for one more network, and for a whole quote request while two networks hold their maximum.
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

/** This node's holds. */
export const holds = createHolds(nodeBytes);
