import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { edgeRequest } from "#tests/support/edge-request.ts";
import { responseOf } from "./stored-answer.ts";
import { loadStaticFiles, type StaticFiles, staticAnswer } from "./static-files.ts";

const script = "console.log('bonjour')";
let folder: string;
let files: StaticFiles;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "atelier-files-"));
  for (const name of ["assets", ".vite", ".well-known"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "assets", "app-1a2b.js"), script);
  writeFileSync(join(folder, "assets", "app-1a2b.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "icône.svg"), "<svg/>");
  writeFileSync(join(folder, ".vite", "manifest.json"), "{}");
  writeFileSync(join(folder, ".well-known", "security.txt"), "Contact: mailto:a@b.example");
  files = loadStaticFiles(folder, { "X-Content-Type-Options": "nosniff" });
});

afterAll(() => rmSync(folder, { recursive: true }));

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Response {
  const answer = staticAnswer(files, edgeRequest({ path, headers, method }));
  if (!answer || !("body" in answer)) throw new Error(`no file at ${path}`);
  return responseOf(answer);
}

test("a file with a hash in its name may be cached for ever, and has its type and the common headers", async () => {
  const answer = ask("/assets/app-1a2b.js");
  expect(await answer.text()).toBe(script);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": String(script.length),
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
});

test("a client that accepts compression gets a file's compressed copy, or the file itself if it has none", async () => {
  const smallest = ask("/assets/app-1a2b.js", { "accept-encoding": "gzip, br" });
  expect(smallest.headers.get("content-encoding")).toBe("br");
  expect(Buffer.from(await smallest.arrayBuffer())).toEqual(brotliCompressSync(script));
  const zipped = ask("/assets/app-1a2b.js", { "accept-encoding": "gzip" });
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(script);
  expect(
    ask("/ic%C3%B4ne.svg", { "accept-encoding": "gzip, br" }).headers.get("content-encoding"),
  ).toBeNull();
});

test("a client that accepts no compression gets the file itself", async () => {
  const answer = ask("/assets/app-1a2b.js", { "accept-encoding": "identity" });
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(answer.headers.get("content-length")).toBe(String(script.length));
  expect(await answer.text()).toBe(script);
});

test("a file without a hash in its name may be cached for an hour", () => {
  expect(ask("/ic%C3%B4ne.svg").headers.get("cache-control")).toBe("public, max-age=3600");
  expect(ask("/.well-known/security.txt").headers.get("content-type")).toBe("text/plain; charset=utf-8");
});

test("a client that has the file gets 304 without a body", async () => {
  const { headers } = ask("/assets/app-1a2b.js", { "accept-encoding": "gzip" });
  const again = ask("/assets/app-1a2b.js", { "if-none-match": headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.has("content-length")).toBe(false);
});

test("HEAD gets the length without the content", async () => {
  const answer = ask("/assets/app-1a2b.js", {}, "HEAD");
  expect(answer.headers.get("content-length")).toBe(String(script.length));
  expect(await answer.text()).toBe("");
});

test("an unknown file in /assets gets a 404 without rendering, because no page has such an address", () => {
  expect(staticAnswer(files, edgeRequest({ path: "/assets/app-0000.js" }))).toEqual({ status: 404 });
});

test.each([
  "/",
  "/assets",
  "/.vite/manifest.json",
  "/assets/app-1a2b.js.br",
  "/../package.json",
  "/%2e%2e/package.json",
  "/assets/../../package.json",
])("no file is sent for %s", (path) => {
  expect(staticAnswer(files, edgeRequest({ path })) ?? {}).not.toHaveProperty("body");
});

test("a folder of files that does not exist counts as empty, as in development", () => {
  expect(loadStaticFiles(join(folder, "nothing"), {}).size).toBe(0);
});
