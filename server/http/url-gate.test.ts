import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { edgeRequest } from "#tests/support/edge-request.ts";
import { splitTarget } from "./edge-request.ts";
import { methodGate, urlGate } from "./url-gate.ts";

const statusOf = (url: string) => urlGate(edgeRequest(splitTarget(url)))?.status;

describe("methods", () => {
  test.each(["GET", "HEAD", "POST"])("%s passes", (method) => {
    expect(methodGate(edgeRequest({ method }))).toBeUndefined();
  });

  test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "get", "BREW"])(
    "%s is refused with the list of allowed methods",
    (method) => {
      expect(methodGate(edgeRequest({ method }))).toEqual({
        status: 405,
        headers: { Allow: "GET, HEAD, POST" },
      });
    },
  );
});

describe("addresses", () => {
  test.each([
    "https://a.example/",
    "https://a.example/services/r%C3%A9paration",
    "https://a.example/blog?search=100%",
    "https://a.example/blog?search=%E9",
    "https://a.example/a%2Fb",
  ])("%s passes", (url) => {
    expect(statusOf(url)).toBeUndefined();
  });

  test.each([
    ["that do not decode", "https://a.example/%zz"],
    ["cut in the middle of a character", "https://a.example/%C3"],
    ["with NUL in the path", "https://a.example/a%00b"],
    ["with a line break in the path", "https://a.example/a%0D%0Ab"],
    ["with NUL in the query", "https://a.example/?search=%00"],
  ])("those %s are refused", (_what, url) => {
    expect(statusOf(url)).toBe(400);
  });

  test("of 4096 characters pass, and longer addresses are refused", () => {
    expect(statusOf(`https://a.example/${"a".repeat(4095)}`)).toBeUndefined();
    expect(statusOf(`https://a.example/${"a".repeat(4096)}`)).toBe(414);
    expect(statusOf(`https://a.example/?${"a".repeat(4095)}`)).toBe(414);
  });

  test("that pass can be decoded and contain no control character", () => {
    fc.assert(
      fc.property(fc.webPath({ size: "large" }), fc.string({ unit: "binary" }), (path, noise) => {
        const url = new URL(`https://a.example/${path}%${noise.replace(/[?#]/g, "")}`).href;
        const { path: sent } = splitTarget(url);
        if (urlGate(edgeRequest({ path: sent }))) return;
        // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
        expect(decodeURIComponent(sent)).not.toMatch(/[\u0000-\u001f\u007f]/);
      }),
    );
  });
});

test("the server uses only the path and the query of a request's target, and ignores its host and fragment", () => {
  expect(splitTarget("http://evil.example:81/a/b?c=/d?e#f")).toEqual({ path: "/a/b", search: "?c=/d?e" });
  expect(splitTarget("http://a.example/#x?y")).toEqual({ path: "/", search: "" });
});
