import { BlockList, isIP } from "node:net";
import type { RequestHeaders } from "./edge-request.ts";

/** Whether the peer at this address is a proxy whose X-Forwarded-* headers can be trusted. */
export type TrustsProxy = (address: string) => boolean;

/**
 * Reads TRUST_PROXY, a list of addresses and CIDR ranges, IPv4 or IPv6. Throws RangeError on an entry that is neither.
 */
export function trustedProxies(entries: readonly string[]): TrustsProxy {
  if (entries.length === 0) return () => false;
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", prefix] = entry.split("/");
    const family = isIP(address);
    if (family === 0) throw new RangeError(`not an address or a range: ${entry}`);
    if (prefix === undefined) list.addAddress(address, family === 6 ? "ipv6" : "ipv4");
    else list.addSubnet(address, Number(prefix), family === 6 ? "ipv6" : "ipv4");
  }
  return remembered((address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? "ipv6" : "ipv4");
  });
}

const mostRemembered = 200;

/**
 * Remembers which addresses are trusted proxies. Behind a proxy, every request checks the same address, and each check
 * of Node's list creates objects. Remembers only proxies, so that no visitor's address is kept.
 */
function remembered(trusts: TrustsProxy): TrustsProxy {
  const proxies = new Set<string>();
  return (address) => {
    if (proxies.has(address)) return true;
    const trusted = trusts(address);
    if (trusted && proxies.size < mostRemembered) proxies.add(address);
    return trusted;
  };
}

/**
 * Returns the visitor's IP address. Each proxy appends its client to X-Forwarded-For, so the header is read from its
 * end for as long as the addresses are trusted proxies. Text that the visitor put at the header's start is never used.
 */
export function clientAddress(peer: string, forwardedFor: string | null, trusts: TrustsProxy): string {
  let address = plainAddress(peer);
  if (!forwardedFor) return address;
  for (const hop of forwardedFor.split(",").toReversed()) {
    if (!trusts(address)) break;
    const next = plainAddress(hop.trim());
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** Reduces `::ffff:192.0.2.1`, `192.0.2.1:5678` and `[2001:db8::1]:5678` to the plain address. */
function plainAddress(written: string): string {
  const bracketed = /^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? written;
  const unmapped =
    bracketed.startsWith("::ffff:") && bracketed.includes(".") ? bracketed.slice(7) : bracketed;
  return /^[\d.]+:\d+$/.test(unmapped) ? unmapped.slice(0, unmapped.indexOf(":")) : unmapped;
}

const loopback = trustedProxies(["127.0.0.0/8", "::1"]);

/** Whether the request came directly from this machine, not through a proxy on it. */
export function isLocal(address: string, headers: RequestHeaders): boolean {
  return loopback(address) && !["x-forwarded-for", "forwarded", "via"].some((name) => headers.has(name));
}
