import { expect, test, vi } from "vitest";
import { createStreamBound } from "./open-streams.ts";

const holder = (sessionId: string, userId = "camille") => ({ userId, sessionId });
const notClosed = (streams: readonly ReturnType<typeof vi.fn>[]) =>
  streams.flatMap((close, number) => (close.mock.calls.length === 0 ? [number] : []));

// rule accounts/streams
test("when a session opens one stream too many, its oldest stream closes", () => {
  const enter = createStreamBound({ session: 2, account: 9 });
  const streams = Array.from({ length: 4 }, () => vi.fn());
  for (const close of streams) enter(holder("one"), close);
  expect(notClosed(streams)).toEqual([2, 3]);
});

test("when an account opens one stream too many, its oldest stream closes, in any session, and nobody else's does", () => {
  const enter = createStreamBound({ session: 2, account: 3 });
  const other = vi.fn();
  enter(holder("other", "dominique"), other);
  const streams = Array.from({ length: 5 }, () => vi.fn());
  for (const [number, close] of streams.entries()) enter(holder(`session ${number}`), close);
  expect(notClosed(streams)).toEqual([2, 3, 4]);
  expect(other).not.toHaveBeenCalled();
});

test("a stream that has closed makes room for another", () => {
  const enter = createStreamBound({ session: 1, account: 1 });
  const [first, second] = [vi.fn(), vi.fn()];
  enter(holder("one"), first)();
  enter(holder("one"), second);
  expect(notClosed([first, second])).toEqual([0, 1]);
});
