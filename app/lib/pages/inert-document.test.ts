import { expect, test } from "vitest";
import { inertDocument } from "./inert-document.server.ts";

const page = `<html><head><link rel="modulepreload" href="/a.js"/><script type="application/ld+json">{}</script>
<link rel="stylesheet" href="/app.css"/></head><body><h1>Bonjour</h1><script type="module">
import("/a.js")</script></body></html>`;

// rule settings/preview
test("a preview runs no script, is stored nowhere and is not indexed", async () => {
  const inert = await inertDocument(new Response(page, { status: 410, headers: { ETag: "x" } }));
  const html = await inert.text();
  expect(html).toContain("<h1>Bonjour</h1>");
  expect(html).toContain("/app.css");
  expect(html).not.toMatch(/script|modulepreload/);
  expect(inert.status).toBe(200);
  expect(Object.fromEntries(inert.headers)).toMatchObject({
    "cache-control": "private, no-store",
    "content-security-policy": expect.stringMatching(
      /^sandbox allow-same-origin; default-src 'none';/,
    ) as string,
    "x-robots-tag": "noindex, nofollow",
  });
});
