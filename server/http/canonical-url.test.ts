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

describe("other addresses are redirected to the correct address in one step", () => {
  test.each([
    [{ path: "/about/" }, `${origin}/about`],
    [{ path: "/about//", search: "?page=2" }, `${origin}/about?page=2`],
    [{ path: "//evil.example/" }, `${origin}/evil.example`],
    [{ path: "//" }, `${origin}/`],
    [{ path: "/blog//a", method: "HEAD" }, `${origin}/blog/a`],
    [{ path: "/%61%62out" }, `${origin}/about`],
    [{ path: "/blog/g%41rder%2Dses%5fphotos%7E1%39" }, `${origin}/blog/gArder-ses_photos~19`],
    [{ path: "/about/", requestedHost: "atelier72.example" }, `${origin}/about`],
    [{ path: "/about", requestedHost: "ATELIER72.example" }, `${origin}/about`],
  ])("%o", (changes, address) => {
    expect(canonical(changes)).toBe(address);
  });

  test("a redirect always leads to a correct address on the site's own host", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("/", "a", "//evil.example", ".", "%61", "%25", "%2"), { minLength: 1 }),
        (parts) => {
          const address = canonical({ path: `/${parts.join("")}` });
          if (address === undefined) return;
          expect(address.startsWith(`${origin}/`)).toBe(true);
          expect(canonical({ path: address.slice(origin.length) })).toBeUndefined();
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
