import fc from "fast-check";
import { expect, test } from "vitest";
import { createHolds } from "./held-bytes.ts";

const mebibyte = 1024 * 1024;
const quote = 55 * mebibyte;

// rule forms/bounded
test("six posts from one network leave room for whole quote requests from two other networks", () => {
  const holds = createHolds(256 * mebibyte);
  const posts = Array.from({ length: 6 }, () => holds.open("192.0.2"));
  expect(posts.map((post) => post.take(quote))).toEqual([true, true, false, false, false, false]);
  expect(holds.open("198.51.100").take(quote)).toBe(true);
  expect(holds.open("203.0.113").take(quote / 2)).toBe(true);
  posts[0]?.release();
  expect(posts[5]?.take(quote / 2)).toBe(true);
});

test("any number of networks leave room for one more", () => {
  const holds = createHolds(1024 * mebibyte);
  for (let network = 0; network < 8; network += 1) {
    const greedy = holds.open(String(network));
    while (greedy.take(64 * 1024)) if (holds.total() > 1024 * mebibyte) throw new Error("too much is held");
  }
  expect(holds.open("a visitor").take(mebibyte)).toBe(true);
});

test("released bytes can be held again, and the held bytes never exceed the limit", () => {
  const step = fc.record({ network: fc.nat(3), bytes: fc.nat(2000), releases: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const holds = createHolds(4000);
      const open = [0, 1, 2, 3].map((network) => holds.open(String(network)));
      for (const { network, bytes, releases } of steps) {
        if (releases) open[network]?.release();
        else open[network]?.take(bytes);
        expect(holds.total()).toBeLessThanOrEqual(4000);
      }
      for (const hold of open) hold.release();
      expect(holds.total()).toBe(0);
      expect(holds.open("0").take(2000)).toBe(true);
    }),
  );
});
