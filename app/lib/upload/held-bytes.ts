const mebibyte = 1024 * 1024;
/** The most bytes of request bodies that one node has in memory at the same time. */
const nodeBytes = 256 * mebibyte;

/** The bytes that one request has in the node's memory. */
export interface Hold {
  /** Reserves memory for this many bytes. Returns false, and reserves nothing, when there is no room for them. */
  take(bytes: number): boolean;
  /** Releases all bytes of this request. */
  release(): void;
}

export interface Holds {
  /** Starts to count the bytes of a request from this network (networkKey). */
  open(network: string): Hold;
  /** Returns the number of bytes of all requests. */
  total(): number;
}

/**
 * Shares `limit` bytes between networks (ADR 126). Each network gets at most half of the bytes that the others leave.
 * So there is always room for one more network, and for a whole quote request while two networks use their maximum.
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

/** The counter of the bytes of requests in this node's memory. */
export const holds = createHolds(nodeBytes);
