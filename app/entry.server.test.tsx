import { createHash } from "node:crypto";
import {
  createRequestHandler,
  Links,
  Meta,
  Outlet,
  RouterContextProvider,
  ScrollRestoration,
  Scripts,
  type ServerBuild,
} from "react-router";
import { beforeAll, expect, test } from "vitest";
import * as entry from "./entry.server.tsx";
import { useDocumentNonce } from "#app/lib/pages/document-nonce.ts";

// React Router has no interface for the changes that entry.server.tsx and document-head.server.ts make to a document
// (ADR 146). These tests read a document of the installed version. They fail if a new release writes it differently.

function Document() {
  const nonce = useDocumentNonce();
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const route = { id: "root", path: "", hasLoader: false, hasAction: false, hasErrorBoundary: false };
const build = {
  entry: { module: entry },
  routes: { root: { id: "root", path: "", module: { default: Document } } },
  assets: {
    entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
    routes: {
      root: {
        ...route,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasDefaultExport: true,
        module: "/assets/root.js",
        imports: ["/assets/shared.js"],
        css: ["/assets/app.css"],
      },
    },
    url: "/assets/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  basename: "/",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

let html: string;
let policy: string;
let scripts: string[];

beforeAll(async () => {
  const render = createRequestHandler(build, "production");
  const answer = await render(new Request("http://localhost/"), new RouterContextProvider());
  if (answer.status !== 200) throw new Error(`the document is answered ${answer.status}`);
  html = await answer.text();
  policy = answer.headers.get("content-security-policy") ?? "";
  scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? "");
});

test("the security policy allows exactly the framework's inline scripts, by their hash", () => {
  const written = scripts.filter((body) => body !== "");
  expect(written.length).toBeGreaterThanOrEqual(3);
  const hashes = written.map((body) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  const allowed = policy.match(/'sha256-[^']+'/g) ?? [];
  expect(allowed.toSorted()).toEqual([...new Set(hashes)].toSorted());
  expect(html).not.toContain("nonce=");
});

// rule pages/first-sign
test("the framework's start script waits until it is wanted, and then starts with every module of the page", () => {
  const starts = scripts.filter((body) => body.includes("/assets/entry.js"));
  expect(starts).toHaveLength(1);
  const [start = ""] = starts;
  expect(start).toContain('const entry=await import("/assets/entry.js");');
  expect(start).toMatch(/await entry\.whenWanted\(\["\/assets\/.+"\]\);/);
  for (const address of ["/assets/root.js", "/assets/shared.js"]) expect(start).toContain(address);
  expect(start).toMatch(/window\.__reactRouterRouteModules = /);
  expect(start.trimEnd().endsWith("entry.start();")).toBe(true);
  expect(start).not.toMatch(/^import [^(]/m);
});

test("no module is fetched before the first paint, and the style sheet comes first", () => {
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).toMatch(/<head><meta charSet="utf-8"\/><link rel="stylesheet" href="\/assets\/app\.css"/);
});
