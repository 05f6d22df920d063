import { expect, test } from "vitest";
import {
  answerOf,
  answerOrFailed,
  failedTexts,
  mistypedOrRefused,
  type Outcome,
  unlessFailed,
  withRefusal,
} from "./outcome.ts";

test.each<[Outcome, number]>([
  [{ outcome: "done" }, 200],
  [{ outcome: "refused" }, 400],
  [{ outcome: "gone" }, 404],
  [{ outcome: "stale" }, 409],
  [{ outcome: "invalid", errors: { name: "Le nom est requis." } }, 422],
  [{ outcome: "limited", retryAfterSeconds: 60 }, 429],
  [{ outcome: "failed" }, 503],
])("the outcome %o has the status %i, and a reason unless it is done", (result, status) => {
  const { data, init } = answerOf(result);
  expect(init).toMatchObject({ status });
  expect(data).toMatchObject(result);
  expect(data.refusal === null).toBe(result.outcome === "done");
  expect(new Headers(init?.headers).get("Retry-After")).toBe(status === 429 ? "60" : null);
});

test("a screen's own text replaces the general one, and an invalid form gives each of its errors", () => {
  expect(withRefusal({ outcome: "gone" }, { gone: "Ce message n’est plus là." }).refusal).toBe(
    "Ce message n’est plus là.",
  );
  const own = { outcome: "stale" as const, refusal: "Il y en a maintenant 12." };
  expect(withRefusal(own, { stale: "Un autre texte." }).refusal).toBe("Il y en a maintenant 12.");
  expect(withRefusal({ outcome: "invalid", errors: { a: "Un.", b: "Deux." } }).refusal).toBe("Un. Deux.");
});

test("an error in a typed field is shown, and any other error means that the form is forged", () => {
  expect(mistypedOrRefused({ notes: "Trop long." }, ["notes"])).toEqual({
    outcome: "invalid",
    errors: { notes: "Trop long." },
  });
  expect(mistypedOrRefused({ notes: "Trop long.", id: "x" }, ["notes"])).toEqual({ outcome: "refused" });
});

test("a change that does not reach the server keeps the typed values, and a redirect is followed", async () => {
  const request = () =>
    new Request("http://localhost/", { method: "POST", body: new URLSearchParams({ name: "Hélène" }) });
  const away = () => Promise.reject(new TypeError("no network"));
  expect(await answerOrFailed({ request: request(), serverAction: away })).toMatchObject({
    data: { outcome: "failed", refusal: failedTexts.unreached, values: { name: "Hélène" } },
    init: { status: 503 },
  });
  const redirect = new Response(null, { status: 302 });
  const leave = { request: request(), serverAction: () => Promise.reject(redirect) };
  await expect(answerOrFailed(leave)).rejects.toBe(redirect);
});

// rule forms/failure
test("a failure of the server is reported as the server's, and the connection is not blamed", async () => {
  expect(withRefusal({ outcome: "failed" }).refusal).toBe(failedTexts.ours);
  const request = new Request("http://localhost/", { method: "POST", body: new URLSearchParams() });
  const down = { status: 503, statusText: "Service Unavailable", internal: true, data: null };
  expect(await answerOrFailed({ request, serverAction: () => Promise.reject(down) })).toMatchObject({
    data: { refusal: failedTexts.ours },
  });
});

// rule inboxes/failed-load
test("a screen is loaded again after every change that did not fail", () => {
  const after = (actionResult: unknown) =>
    unlessFailed({ actionResult } as Parameters<typeof unlessFailed>[0]);
  expect(after({ outcome: "failed" })).toBe(false);
  for (const answer of [{ outcome: "done" }, { outcome: "stale" }, undefined])
    expect(after(answer)).toBe(true);
});
