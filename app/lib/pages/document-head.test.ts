import { expect, test } from "vitest";
import { modulePreloads, orderHead, startWhenWanted, withPublicManifest } from "./document-head.server.ts";

test("style sheets come right after the inline script, and no module loads before the first paint", () => {
  const head = [
    '<meta charSet="utf-8"/>',
    '<script data-early="true">early()</script>',
    '<noscript><link rel="stylesheet" href="/f.css"/></noscript>',
    '<link rel="icon" href="/i.svg"/>',
    '<link rel="modulepreload" href="/a.js"/>',
    "<title>Atelier</title>",
    '<link rel="stylesheet" href="/s.css"/>',
  ].join("");
  const html = `<html><head>${head}</head><body></body></html>`;
  expect(modulePreloads(html)).toEqual(["/a.js"]);
  expect(orderHead(html)).toBe(
    '<html><head><meta charSet="utf-8"/><script data-early="true">early()</script>' +
      '<noscript><link rel="stylesheet" href="/f.css"/></noscript><link rel="stylesheet" href="/s.css"/>' +
      '<link rel="icon" href="/i.svg"/><title>Atelier</title></head><body></body></html>',
  );
});

test("a text that is not a document stays unchanged", () => {
  expect(orderHead("<p>Bonjour</p>")).toBe("<p>Bonjour</p>");
});

test("the start script waits for the first paint and until the page needs it, then imports all modules and runs as written", () => {
  const script =
    'import "/manifest.js";\nimport * as route0 from "/root.js";\n\nwindow.x = {route0};\n\nimport("/entry.js");';
  const [paint, ...rest] = startWhenWanted(script, ["/root.js"]).split("\n");
  expect(paint).toContain('type:"paint"');
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

test("a public page loads only the list of the pages that visitors can open", () => {
  const rest = ';\nimport * as route0 from "/assets/root-1.js";\nimport("/assets/entry.js");';
  expect(withPublicManifest(`import "/assets/manifest-1f.js"${rest}`)).toBe(
    `import "/assets/public-manifest-1f.js"${rest}`,
  );
  // The development server's manifest has another URL.
  expect(withPublicManifest(`import "/@id/manifest"${rest}`)).toBe(`import "/@id/manifest"${rest}`);
});
