import { expect, test } from "vitest";
import { acceptedEncoding, brotli, gzipped } from "./encoding.ts";
import { etag, isUnchanged } from "./etag.ts";

test.each([
  [null, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0.0, gzip; q=0", "identity"],
  ["*", "gzip"],
  ["deflate", "identity"],
  ["brotli, xgzip", "identity"],
])("Accept-Encoding %j is answered in %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test("the server recognises content that the client has in any encoding, with a weak validator or among others", () => {
  for (const held of ['"abc"', '"abc-br"', 'W/"abc-gzip"', '"x", W/"abc"', "*"]) {
    expect(isUnchanged(held, "abc")).toBe(true);
  }
  for (const held of [null, "", '"abcd"', '"ab"', '"abc-deflate"'])
    expect(isUnchanged(held, "abc")).toBe(false);
});

test("each encoding has its own validator, because its bytes differ", () => {
  expect(new Set([etag("abc", "br"), etag("abc", "gzip"), etag("abc", "identity")]).size).toBe(3);
});

test("compressed bytes take no more memory than their length", async () => {
  const page = Buffer.from("<p>Dépannage à domicile</p>".repeat(400));
  for (const compressed of await Promise.all([brotli(page), gzipped(page)]))
    expect(compressed.buffer.byteLength).toBe(compressed.byteLength);
});
