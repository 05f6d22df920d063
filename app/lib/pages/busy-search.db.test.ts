import { expect, test } from "vitest";
import { busySearch } from "./busy-search.server.ts";

function thrownFor(error: unknown): unknown {
  try {
    return busySearch(error);
  } catch (thrown) {
    return thrown;
  }
}

test("a cancelled search shows a page that says when to try again, and any other failure stays as it is", () => {
  const ended = new Error("query failed", {
    cause: Object.assign(new Error("cancelled"), { code: "57014" }),
  });
  expect(thrownFor(ended)).toMatchObject({
    data: expect.stringContaining("réessayez") as string,
    init: { status: 503, headers: { "Retry-After": "5" } },
  });
  const other = new Error("connection lost");
  expect(thrownFor(other)).toBe(other);
});
