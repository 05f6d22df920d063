import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientAddress, isLocal, trustedProxies } from "./client-address.ts";

const nobody = trustedProxies([]);
const proxies = trustedProxies(["127.0.0.1", "10.0.0.0/8", "2001:db8:ffff::/48"]);

describe("without a trusted proxy", () => {
  test("the peer is the client, whatever address the peer's header claims", () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.string(), (peer, claim) => {
        expect(clientAddress(peer, claim, nobody)).toBe(peer);
      }),
    );
  });

  test("the headers of a peer outside the trusted ranges are ignored", () => {
    expect(clientAddress("192.0.2.9", "203.0.113.5", proxies)).toBe("192.0.2.9");
  });
});

describe("the client's address behind trusted proxies", () => {
  test.each([
    ["one proxy", "127.0.0.1", "203.0.113.5", "203.0.113.5"],
    ["two proxies", "127.0.0.1", "203.0.113.5, 10.1.2.3", "203.0.113.5"],
    ["a forged first entry", "127.0.0.1", "1.1.1.1, 203.0.113.5, 10.1.2.3", "203.0.113.5"],
    ["nonsense in front", "127.0.0.1", "unknown, 203.0.113.5", "203.0.113.5"],
    ["nonsense alone", "127.0.0.1", "unknown", "127.0.0.1"],
    ["an address with its port", "10.9.9.9", "203.0.113.5:4711", "203.0.113.5"],
    ["IPv6 with its port", "10.9.9.9", "[2001:db8::7]:4711", "2001:db8::7"],
    ["an IPv6 proxy", "2001:db8:ffff::1", "203.0.113.5", "203.0.113.5"],
    ["an IPv4 proxy on an IPv6 socket", "::ffff:127.0.0.1", "203.0.113.5", "203.0.113.5"],
    ["a proxy that forwards nothing", "127.0.0.1", null, "127.0.0.1"],
  ])("%s", (_case, peer, forwarded, client) => {
    expect(clientAddress(peer, forwarded, proxies)).toBe(client);
  });
});

test("a trusted proxy that is not an IP address is refused and named", () => {
  expect(() => trustedProxies(["proxy.local"])).toThrow("proxy.local");
});

test("a request is local when it comes from this machine and through no proxy", () => {
  expect(isLocal("127.0.0.1", new Headers())).toBe(true);
  expect(isLocal("::1", new Headers())).toBe(true);
  expect(isLocal("192.0.2.1", new Headers())).toBe(false);
  expect(isLocal("127.0.0.1", new Headers({ "x-forwarded-for": "127.0.0.1" }))).toBe(false);
});
