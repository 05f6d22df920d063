import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "#tests/support/fixtures.ts";

const folder = "build/client/assets";
const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
const text = (name: string) => readFileSync(join(folder, name), "utf8");

interface BuiltRoute {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
}

/** Returns the files that the browser loads, from the manifest of the build. */
function builtRoutes(): { entry: string[]; routes: BuiltRoute[] } {
  const name = files.find((file) => file.startsWith("manifest-")) ?? "";
  const manifest = JSON.parse(
    text(name)
      .replace(/^[^{]*/, "")
      .replace(/;\s*$/, ""),
  ) as {
    entry: { module: string; imports: string[] };
    routes: Record<string, BuiltRoute>;
  };
  return {
    entry: [manifest.entry.module, ...manifest.entry.imports],
    routes: Object.values(manifest.routes),
  };
}

/** Returns the number of bytes that a browser receives for a file, with Brotli if that is smaller (precompress.mjs). */
function servedBytes(name: string): number {
  const path = join(folder, name);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

const fileOf = (address: string) => address.split("/").at(-1) ?? "";

/** The most bytes, with Brotli, that a page may load by itself before and at its visitor's first sign (ADR 155). */
const mostBytes = 120_000;

/** Limits of single pages: a higher one for the page that exceeds the limit, lower ones for smaller pages (ADR 277). */
const ownLimits: Readonly<Record<string, number>> = {
  devis: 124_800,
  location: 113_800,
  locations: 117_800,
  "blog-post": 118_800,
};

test("a page of each kind loads at most its allowed share of script by itself", () => {
  const { entry, routes } = builtRoutes();
  const around = routes.filter(({ id }) => id === "root" || id === "routes/public/layout");
  const always = files.filter((name) => /^(public-manifest|audience-collector|choice)-/.test(name));
  expect([around.length, always.length]).toEqual([2, 3]);
  const kinds = routes.filter(({ id, parentId }) => id !== "root" && parentId === "routes/public/layout");
  expect(kinds.length).toBeGreaterThan(20);
  const tooMuch = kinds.flatMap((route) => {
    const loaded = new Set([
      ...always,
      ...[...entry, ...[...around, route].flatMap(({ module, imports = [] }) => [module, ...imports])].map(
        fileOf,
      ),
    ]);
    const bytes = [...loaded].reduce((sum, name) => sum + servedBytes(name), 0);
    const limit = ownLimits[route.id.split("/").at(-1) ?? ""] ?? mostBytes;
    return bytes > limit ? [`${route.id}: ${bytes} bytes, ${limit} at most`] : [];
  });
  expect(tooMuch).toEqual([]);
});

test("the list of routes on a public page contains no route of the back office", () => {
  const list = files.filter((name) => name.startsWith("public-manifest-"));
  expect(list).toHaveLength(1);
  expect(text(list[0] ?? "")).toContain('"routes/public/home"');
  expect(text(list[0] ?? "")).not.toContain("routes/admin");
});

/** Returns the script files that public pages load without an act of the visitor. */
function publicFiles(): Set<string> {
  const { entry, routes } = builtRoutes();
  const shown = routes.filter(({ id }) => id === "root" || id.startsWith("routes/public/"));
  expect(shown.length).toBeGreaterThan(15);
  return new Set(
    [...entry, ...shown.flatMap(({ module, imports = [] }) => [module, ...imports])].map(fileOf),
  );
}

/**
 * Returns all scripts that these files can load, also by dynamic imports. The manifest does not count as loading them:
 * it lists the scripts of all routes.
 */
function reachableFiles(from: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...from];
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (reached.has(name) || !files.includes(name) || /^(public-)?manifest-/.test(name)) continue;
    reached.add(name);
    waiting.push(...(text(name).match(/[\w.-]+\.js(?=["'`])/g) ?? []));
  }
  return reached;
}

/** The files that contain a library. Each is found by a text that only this library has, and that minifying keeps. */
const drawing = files.filter((name) => text(name).includes("recharts-"));
const editing = files.filter((name) => text(name).includes("ProseMirror"));

test("a public page never loads charts or the editor", () => {
  expect(drawing.length).toBeGreaterThan(0);
  expect(editing.length).toBeGreaterThan(0);
  const reachable = reachableFiles(publicFiles());
  expect(reachable.size).toBeGreaterThan(20);
  expect([...drawing, ...editing].filter((name) => reachable.has(name))).toEqual([]);
});

test("every page can load the assistant's panel and the collector, but only once they are needed", () => {
  const atOnce = publicFiles();
  const later = ["chat-panel-", "audience-collector-"].map(
    (start) => files.find((name) => name.startsWith(start)) ?? start,
  );
  expect(later.filter((name) => atOnce.has(name))).toEqual([]);
  const reachable = reachableFiles(atOnce);
  expect(later.filter((name) => !reachable.has(name))).toEqual([]);
});

test("the sign-in page loads the library of passkeys only once it is needed", () => {
  const passkeys = files.filter((name) => text(name).includes("ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"));
  expect(passkeys).toHaveLength(1);
  const { entry, routes } = builtRoutes();
  const shown = routes.filter(({ id }) => id === "root" || id === "routes/admin/login");
  const atOnce = [...entry, ...shown.flatMap(({ module, imports = [] }) => [module, ...imports])].map(fileOf);
  expect(passkeys.filter((name) => atOnce.includes(name))).toEqual([]);
  expect([...reachableFiles(atOnce)]).toEqual(expect.arrayContaining(passkeys));
});

test("the collector adds at most 2 kB of compressed script to a public page", () => {
  const own = files.filter((name) => /^(audience-collector|choice)-/.test(name));
  expect(own).toHaveLength(2);
  const bytes = own.map((name) => gzipSync(readFileSync(join(folder, name))).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2048);
});

const serverFolder = "build/server";

/**
 * Returns the server files that the file `name` loads immediately. A file that an `import()` loads later is left out.
 */
function loadedAtOnce(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const written = readFileSync(join(serverFolder, name), "utf8");
  for (const [, imported = ""] of written.matchAll(/(?:from|import)\s*"(\.{1,2}\/[^"]+)"/g))
    loadedAtOnce(join(dirname(name), imported), found);
  return found;
}

// ADR 239
test("a start loads at most eight server files, and the files before the application stay small", () => {
  const first = [...loadedAtOnce("main.js")];
  const second = [...loadedAtOnce("app.js")];
  expect(new Set([...first, ...second]).size).toBeLessThanOrEqual(8);
  const bytes = first.map((name) => statSync(join(serverFolder, name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000);
});
