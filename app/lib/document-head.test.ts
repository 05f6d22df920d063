import { expect, test } from "vitest";
import { modulePreloads, orderHead, startAfterPaint } from "./document-head.server.ts";

test("style sheets come right after the charset, and no module is fetched ahead of the first paint", () => {
  const head = [
    '<meta charSet="utf-8"/>',
    '<link rel="preload" as="font" href="/f.woff2"/>',
    '<link rel="modulepreload" href="/a.js"/>',
    "<title>Atelier</title>",
    '<link rel="stylesheet" href="/s.css"/>',
  ].join("");
  const html = `<html><head>${head}</head><body></body></html>`;
  expect(modulePreloads(html)).toEqual(["/a.js"]);
  expect(orderHead(html)).toBe(
    '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/s.css"/>' +
      '<link rel="preload" as="font" href="/f.woff2"/><title>Atelier</title></head><body></body></html>',
  );
});

test("what is no document is left alone", () => {
  expect(orderHead("<p>Bonjour</p>")).toBe("<p>Bonjour</p>");
});

test("the start script waits for a frame, then imports everything at once and runs as written", () => {
  const script =
    'import "/manifest.js";\nimport * as route0 from "/root.js";\n\nwindow.x = {route0};\nimport("/entry.js");';
  const [wait, preload, imports, ...rest] = startAfterPaint(script, ["/root.js"]).split("\n");
  expect(wait).toContain("requestAnimationFrame");
  expect(preload).toContain('["/root.js"]');
  expect(imports).toBe('const [,route0]=await Promise.all([import("/manifest.js"),import("/root.js")]);');
  expect(rest).toEqual(["window.x = {route0};", 'import("/entry.js");']);
});

test("another script stays as it is", () => {
  expect(startAfterPaint("window.y = 1;", ["/a.js"])).toBe("window.y = 1;");
});
