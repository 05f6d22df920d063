import { createHash } from "node:crypto";
import { lazy, type ReactNode, Suspense } from "react";
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
import { pageTags } from "#app/lib/pages/cache.server.ts";
import { useDocumentNonce } from "#app/lib/pages/document-nonce.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { documentBytes } from "#app/lib/pages/shared-document.server.ts";

// entry.server.tsx and document-head.server.ts change documents of React Router by searching in their text, because the
// framework has no interface for this (ADR 146). These tests fail if a new version writes its documents differently.

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

const Late = lazy(async () => ({ default: () => <p>enfin</p> }));

function Waiting() {
  return (
    <Suspense fallback={<p>patience</p>}>
      <Late />
    </Suspense>
  );
}

function Failing(): ReactNode {
  throw new Error("cassé");
}

const route = {
  id: "root",
  path: "",
  hasLoader: false,
  hasAction: false,
  hasErrorBoundary: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
};
const pages = { waiting: { default: Waiting }, failing: { default: Failing } };
const childRoutes = Object.entries(pages).map(([id, module]) => [
  id,
  { id, path: id, parentId: "root", module },
]);

const build = {
  entry: { module: entry },
  routes: {
    root: {
      id: "root",
      path: "",
      module: {
        default: Document,
        ErrorBoundary: Document,
        loader: () => ({ sign: "<&>\u2028", later: Promise.resolve("plus tard") }),
      },
    },
    ...Object.fromEntries(childRoutes),
  },
  assets: {
    entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
    routes: {
      root: {
        ...route,
        module: "/assets/root.js",
        imports: ["/assets/shared.js"],
        css: ["/assets/app.css"],
        hasLoader: true,
        hasErrorBoundary: true,
      },
      ...Object.fromEntries(
        Object.keys(pages).map((id) => [
          id,
          { ...route, id, path: id, parentId: "root", module: `/assets/${id}.js`, imports: [] },
        ]),
      ),
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

const render = createRequestHandler(build, "production");
const get = (path: string, context = new RouterContextProvider()) => {
  context.set(requestInfo, { requestId: "1", clientAddress: "", clientKey: "", networkKey: "" });
  return render(new Request(`http://localhost${path}`), context);
};

beforeAll(async () => {
  const answer = await get("/");
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
test("the framework's start script waits until the page needs it, and then starts with every module of the page", () => {
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

/** Runs the page's data scripts, and returns the data that React Router would hydrate with. */
function dataIn(document: string): string {
  let data = "";
  const controller = { enqueue: (piece: string) => (data += piece), close: () => (data += "closed") };
  for (const [, body = ""] of document.matchAll(
    /<script>(window\.__reactRouterContext\.streamController[^<]*)<\/script>/g,
  ))
    new Function("window", body)({ __reactRouterContext: { streamController: controller } });
  return data;
}

test("the data of the loaders is in the document, also data that comes later, and cannot end its script", () => {
  const data = dataIn(html);
  expect(data).toContain("<&>\u2028");
  expect(data).toContain("plus tard");
  expect(data.endsWith("closed")).toBe(true);
  expect(html).not.toContain("<&>");
  expect(html.endsWith("</script></body></html>")).toBe(true);
});

test("a page with a part that waits is sent whole", async () => {
  const document = await (await get("/waiting")).text();
  expect(document).toContain("<p>enfin</p>");
  expect(document.match(/<!DOCTYPE html>/g)).toHaveLength(1);
  expect(dataIn(document)).toContain("plus tard");
});

test("a page whose render fails shows the screen for errors, with the status of an error", async () => {
  const answer = await get("/failing");
  expect(answer.status).toBe(500);
  expect(await answer.text()).toMatch(/^<!DOCTYPE html><html lang="fr">.*<\/html>$/s);
});

test("the document of a shared page is kept beside its response, and is the same", async () => {
  const context = new RouterContextProvider();
  context.set(pageTags, new Set());
  const answer = await get("/", context);
  expect(answer.body).toBeNull();
  expect(Buffer.from(await documentBytes(answer)).toString()).toBe(html);
});
