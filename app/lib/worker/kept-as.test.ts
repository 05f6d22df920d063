import { expect, test } from "vitest";
import { markKept } from "./kept-as.server.ts";
import { keepHeader } from "./kept-pages.ts";

function mark(sessionId: string, program: string) {
  const headers = new Headers();
  markKept(headers, { sessionId, program, until: new Date("2026-11-23T16:32:00Z") });
  return headers.get(keepHeader)?.split(" ") ?? [];
}

// rule reach/nothing-left
test("the mark of a kept page differs by session and by program, reveals neither, and says until when the page is valid", () => {
  const [key, until] = mark("s1", "p1");
  expect(Number(until)).toBe(Date.parse("2026-11-23T16:32:00Z") / 1_000);
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(new Set([key, mark("s2", "p1")[0], mark("s1", "p2")[0]]).size).toBe(3);
  expect(mark("s1", "p1")[0]).toBe(key);
});
