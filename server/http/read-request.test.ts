import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { trustedProxies } from "./client-address.ts";
import { requestReader } from "./read-request.ts";

const trusts = trustedProxies(["127.0.0.1"]);
const forwarded = {
  "x-forwarded-for": "203.0.113.5",
  "x-forwarded-proto": "https",
  "x-forwarded-host": "www.atelier72.example",
  "x-request-id": "proxy-0123456789",
};

function read(peer: string, headers: Record<string, string>, siteOrigin?: string) {
  const incoming = { socket: { remoteAddress: peer } } as IncomingMessage;
  const request = new Request("http://192.168.1.20:3000/about?a=1", { headers });
  return requestReader(siteOrigin, trusts)(request, incoming);
}

test("without SITE_URL, the Host header gives the site's address", () => {
  expect(read("192.0.2.1", {})).toMatchObject({
    origin: "http://192.168.1.20:3000",
    path: "/about",
    search: "?a=1",
    clientAddress: "192.0.2.1",
  });
});

test("a trusted proxy's headers give the site's address, the client's address and the request's identifier", () => {
  expect(read("127.0.0.1", forwarded)).toMatchObject({
    id: "proxy-0123456789",
    origin: "https://www.atelier72.example",
    clientAddress: "203.0.113.5",
  });
});

test("forwarded headers from a peer that is not a trusted proxy are ignored", () => {
  const request = read("192.0.2.1", forwarded);
  expect(request).toMatchObject({ origin: "http://192.168.1.20:3000", clientAddress: "192.0.2.1" });
  expect(request.id).toMatch(/^[\da-f]{8}-/);
});

test("SITE_URL gives the site's address, and the Host header does not", () => {
  const origin = "https://atelier72.example";
  const request = read("127.0.0.1", { ...forwarded, "x-forwarded-host": "evil.example" }, origin);
  expect(request.origin).toBe(origin);
  expect(request.requestedHost).toBe("192.168.1.20:3000");
});

test.each(['evil.example/"><script>', "a b", "user@evil.example", "evil.example:80:80", ""])(
  "an invalid forwarded host (%s) is ignored",
  (host) => {
    expect(read("127.0.0.1", { "x-forwarded-host": host }).origin).toBe("http://192.168.1.20:3000");
  },
);

test.each(["short", "with space inside", "é".repeat(10), "x".repeat(65), "<script>alert</script>"])(
  "an invalid request identifier from a proxy (%s) is replaced",
  (id) => {
    expect(read("127.0.0.1", { "x-request-id": encodeURI(id) === id ? id : "a b c d e f" }).id).not.toBe(id);
  },
);
