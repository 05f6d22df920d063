import { lookup } from "node:dns/promises";
import { BlockList, isIP, isIPv6 } from "node:net";
import { env } from "#app/lib/env.server.ts";

/** Thrown for an address to which the program must not connect: it is not on the Internet, or not encrypted. */
export class AddressRefused extends Error {
  override name = "AddressRefused";
}

const refused = new BlockList();
/** Refused ranges: those that IANA registers as not globally reachable, and IPv6 ranges that embed an IPv4 address. */
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  refused.addSubnet(network, prefix, "ipv4");

const internet = new BlockList();
internet.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  refused.addSubnet(network, prefix, "ipv6");

/** Whether an IP address is on the public Internet. */
export function isInternetAddress(address: string): boolean {
  if (!isIPv6(address)) return isIP(address) === 4 && !refused.check(address, "ipv4");
  return internet.check(address, "ipv6") && !refused.check(address, "ipv6");
}

export interface OutsideAddress {
  address: string;
  family: 4 | 6;
}

/**
 * Returns the IP addresses of a host that the settings or a browser name, IPv4 first. The caller connects to one of
 * these, because a second lookup might return others. Throws AddressRefused when one is not on the Internet, unless
 * LOCAL_SERVICES allows it.
 */
export async function outsideAddresses(host: string): Promise<[OutsideAddress, ...OutsideAddress[]]> {
  const bare = host.replace(/^\[(.*)\]$/, "$1");
  const found = await lookup(bare, { all: true, order: "ipv4first" });
  const addresses = found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }) as const);
  const [first, ...others] = addresses;
  if (!first) throw Object.assign(new Error(`${bare} has no address`), { code: "ENOTFOUND" });
  if (env().LOCAL_SERVICES === "off" && !addresses.every(({ address }) => isInternetAddress(address)))
    throw new AddressRefused(`${bare} is not on the Internet`);
  return [first, ...others];
}
