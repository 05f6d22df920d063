import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { describe, expect, test } from "vitest";
import { createEdge } from "./edge.ts";

const origin = "https://www.atelier72.example";

const post = (body: string, headers: Record<string, string> = {}) => ({
  method: "POST",
  body,
  headers: { "content-type": "application/x-www-form-urlencoded", origin, ...headers },
});

describe("React Router behind the edge", () => {
  const build = {
    entry: {
      module: {
        default: async (_request: Request, status: number) => new Response("page", { status }),
        handleError() {},
      },
    },
    routes: {
      root: {
        id: "root",
        path: "",
        module: {
          default: () => null,
          action: async ({ request }: { request: Request }) => ({
            saved: (await request.formData()).get("a"),
          }),
        },
      },
    },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
  } as unknown as ServerBuild;
  const render = createRequestHandler(build, "production");
  const edge = createEdge({
    siteOrigin: origin,
    trustProxy: ["127.0.0.1"],
    filesFolder: "tests/no-such-folder",
    pageCacheBytes: 1024,
    application: (request) => render(request, new RouterContextProvider()),
    readiness: async () => "ready",
    isStuck: () => false,
    isStaff: async () => false,
    isOwner: async () => false,
    isKnownBrowser: async () => false,
    beacons: {},
  });
  /** Sends a request as if through a proxy at 127.0.0.1 that ends TLS and speaks plain HTTP to the site. */
  async function statusOf(path: string, init: RequestInit): Promise<number> {
    const incoming = { socket: { remoteAddress: "127.0.0.1" } } as IncomingMessage;
    const request = new Request(`http://127.0.0.1:3000${path}`, init);
    return (await edge.fetch(request, { incoming } as HttpBindings)).status;
  }

  test.each(["/", "/_.data"])(
    "accepts the site's own form behind a TLS proxy and refuses a form from elsewhere (%s)",
    async (path) => {
      expect(await statusOf(path, post("a=b"))).toBe(200);
      const local = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };
      expect(await statusOf(path, post("a=b", local))).toBe(200);
      expect(await statusOf(path, post("a=b", { origin: "https://evil.example" }))).toBe(403);
    },
  );

  test.each(["/", "/_.data"])("refuses a body that is not a form with status 400 (%s)", async (path) => {
    for (const type of [
      "application/json",
      "multipart/form-data",
      "multipart/form-data; boundary=x",
      "é",
      "",
    ]) {
      expect(await statusOf(path, post("{}", { "content-type": encodeURI(type) }))).toBe(400);
    }
  });
});
