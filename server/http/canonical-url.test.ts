import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { edgeRequest } from "#tests/support/edge-request.ts";
import { canonicalUrl } from "./canonical-url.ts";

const origin = "https://www.atelier72.example";
const canonical = (changes: Parameters<typeof edgeRequest>[0]) => canonicalUrl(edgeRequest(changes), origin);

describe("correct addresses stay as they are", () => {
  test.each([
    { path: "/" },
    { path: "/about", search: "?a=1/" },
    { path: "/about.data" },
    { path: "/about/", method: "POST" },
    { path: "/%C3%A9t%2561%2f%3f%2e" },
    { path: "/about", requestedHost: "127.0.0.1:3000" },
    { path: "/about", requestedHost: "app.internal" },
  ])("$path $requestedHost $method", (changes) => {
    expect(canonical(changes)).toBeUndefined();
  });
});

describe("other addresses are redirected to the correct path in one step, and the Host header decides nothing", () => {
  test.each([
    [{ path: "/about/" }, "/about"],
    [{ path: "/about/", origin: "http://evil.example", requestedHost: "evil.example" }, "/about"],
    [{ path: "/about//", search: "?page=2" }, "/about?page=2"],
    [{ path: "//evil.example/" }, "/evil.example"],
    [{ path: "//" }, "/"],
    [{ path: "/blog//a", method: "HEAD" }, "/blog/a"],
    [{ path: "/%61%62out" }, "/about"],
    [{ path: "/blog/g%41rder%2Dses%5fphotos%7E1%39" }, "/blog/gArder-ses_photos~19"],
    [{ path: "/about/", requestedHost: "atelier72.example" }, `${origin}/about`],
    [{ path: "/about", requestedHost: "ATELIER72.example" }, `${origin}/about`],
  ])("%o", (changes, address) => {
    expect(canonical(changes)).toBe(address);
  });

  test("a redirect always leads to a correct address on the host that was asked", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("/", "a", "//evil.example", "\\", "%5c", "%2f", ".", "%61", "%25", "%2"), {
          minLength: 1,
        }),
        (parts) => {
          const address = canonical({ path: `/${parts.join("")}` });
          if (address === undefined) return;
          expect(new URL(address, origin).origin).toBe(origin);
          expect(canonical({ path: address })).toBeUndefined();
        },
      ),
    );
  });
});

test("a site at www redirects its bare domain, and a site at the bare domain redirects its www address", () => {
  const asked = edgeRequest({ origin: "https://atelier72.example", requestedHost: "www.atelier72.example" });
  expect(canonicalUrl(asked, "https://atelier72.example")).toBe("https://atelier72.example/");
  expect(canonicalUrl(asked, undefined)).toBeUndefined();
});
