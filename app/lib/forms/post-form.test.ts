import { afterEach, expect, test, vi } from "vitest";
import { failedTexts } from "./outcome.ts";
import { postForm } from "./post-form.ts";

afterEach(() => void vi.unstubAllGlobals());

const respond = (response: Response) => vi.stubGlobal("fetch", async () => response);
const post = () => postForm("/api/chat/contact", { message: "Bonjour" });

// rule forms/failure
test("a response of a failing server blames the server, with JSON or without", async () => {
  for (const body of ["<h1>502 Bad Gateway</h1>", '{"outcome":"failed"}']) {
    respond(new Response(body, { status: 502 }));
    expect(await post()).toEqual({ outcome: "failed", refusal: failedTexts.ours });
  }
});

// rule forms/failure
test("without a response, nobody is blamed: there is no answer", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("network")));
  expect(await post()).toBeNull();
});

test("a refusal by a rate limit counts as limited, even without JSON", async () => {
  respond(new Response("", { status: 429, headers: { "Retry-After": "30" } }));
  expect(await post()).toEqual({ outcome: "limited", retryAfterSeconds: 30 });
});
