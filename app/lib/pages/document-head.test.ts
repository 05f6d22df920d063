import { expect, test } from "vitest";
import { modulePreloads, orderHead, startWhenWanted } from "./document-head.server.ts";

test("style sheets come right after the charset, and no module loads before the first paint", () => {
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

test("a text that is no document stays unchanged", () => {
  expect(orderHead("<p>Bonjour</p>")).toBe("<p>Bonjour</p>");
});

test("the start script waits for a frame and until it is wanted, then imports all modules and runs as written", () => {
  const script =
    'import "/manifest.js";\nimport * as route0 from "/root.js";\n\nwindow.x = {route0};\n\nimport("/entry.js");';
  const [frame, ...rest] = startWhenWanted(script, ["/root.js"]).split("\n");
  expect(frame).toContain("requestAnimationFrame");
  expect(rest).toEqual([
    'const entry=await import("/entry.js");',
    'await entry.whenWanted(["/root.js"]);',
    'const [,route0]=await Promise.all([import("/manifest.js"),import("/root.js")]);',
    "window.x = {route0};",
    "entry.start();",
  ]);
});

test.each(["window.y = 1;", 'import "/manifest.js";\nwindow.x = 1;'])(
  "another script stays as it is",
  (script) => {
    expect(startWhenWanted(script, ["/a.js"])).toBe(script);
  },
);
