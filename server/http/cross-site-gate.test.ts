import { describe, expect, test } from "vitest";
import { edgeRequest } from "#tests/support/edge-request.ts";
import { crossSiteGate } from "./cross-site-gate.ts";

const origin = "https://www.atelier72.example";
const session = "theme=dark; __Host-atelier_session=abc";

function statusOf(headers: Record<string, string>, method = "POST") {
  return crossSiteGate(edgeRequest({ method, origin, headers }))?.status;
}

describe("a form from our site is accepted", () => {
  test.each([
    ["from a current browser", { "sec-fetch-site": "same-origin", origin, cookie: session }],
    ["sent again by a person (reload)", { "sec-fetch-site": "none", cookie: session }],
    ["from a browser too old to say more than its origin", { origin, cookie: session }],
    ["from a script that carries no cookie of ours", {}],
    ["from a script with somebody else's cookie", { cookie: "theme=atelier" }],
    [
      "under localhost while SITE_URL is public",
      { "sec-fetch-site": "same-origin", origin: "http://localhost:3000" },
    ],
  ])("%s", (_who, headers) => {
    expect(statusOf(headers)).toBeUndefined();
  });
});

// rule forms/cross-site
describe("a form from another site is refused", () => {
  test.each([
    ["by what the browser says", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    [
      "from a neighbouring subdomain",
      { "sec-fetch-site": "same-site", origin: "https://old.atelier72.example" },
    ],
    ["even when it pretends our origin", { "sec-fetch-site": "cross-site", origin }],
    ["by its origin alone", { origin: "https://evil.example" }],
    ["from a sandboxed frame", { origin: "null" }],
    ["on another port", { origin: `${origin}:8443` }],
    ["over another scheme", { origin: "http://www.atelier72.example" }],
    ["when a session comes from nowhere", { cookie: session }],
    ["when a development session comes from nowhere", { cookie: "atelier_session=abc" }],
  ])("%s", (_how, headers) => {
    expect(statusOf(headers)).toBe(403);
  });
});

test.each(["GET", "HEAD"])("%s is never refused, because any site may link here", (method) => {
  expect(statusOf({ "sec-fetch-site": "cross-site", cookie: session }, method)).toBeUndefined();
});
