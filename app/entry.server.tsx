import { createHash, randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import type { ContextType, ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { isAdminPath } from "#app/lib/pages/admin-path.ts";
import {
  modulePreloads,
  orderHead,
  startWhenWanted,
  withPublicManifest,
} from "#app/lib/pages/document-head.server.ts";
import { DocumentNonceContext } from "#app/lib/pages/document-nonce.ts";
import { pageDataScripts } from "#app/lib/pages/page-data.server.ts";
import { documentResponse } from "#app/lib/pages/shared-document.server.ts";
import { log } from "#app/lib/log.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { keepParts, MadePartsContext } from "#app/ui/shared-part.tsx";

const renderTimeoutMs = 10_000;

/**
 * A random nonce that marks the framework's inline scripts while a document is rendered. It is removed once the scripts
 * have been hashed (document-nonce.ts).
 */
const mark = randomBytes(16).toString("hex");
const markedScript = new RegExp(`<script([^>]*?) nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>`, "g");

/**
 * Renders a whole document to a string and allows, by hash, exactly the inline scripts that the framework wrote. The
 * document has no nonce, so it can be cached and its policy stays correct.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const isPublic = !isAdminPath(new URL(request.url).pathname);
  const rendered = await render(request, routerContext, isPublic);
  const hashes = new Set<string>();
  const preloads = modulePreloads(rendered.html);
  const html = rendered.html.replace(markedScript, (_all, before: string, after: string, written: string) => {
    const body = startWhenWanted(isPublic ? withPublicManifest(written) : written, preloads);
    if (body) hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
    return `<script${before}${after}>${body}</script>`;
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy([...hashes]));
  const init = { status: rendered.failed ? 500 : status, headers };
  if (request.method === "HEAD") return new Response(null, init);
  return documentResponse(orderHead(html.replaceAll(` nonce="${mark}"`, "")), init, loadContext);
}

/**
 * Logs the error that a loader, an action or a render threw. Does not log a thrown response (such as one for a missing
 * page), or an error in a request whose visitor has left.
 */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, id: context.get(requestInfo).requestId }, "request failed");
}

async function render(request: Request, routerContext: EntryContext, isPublic: boolean) {
  const madeParts: ContextType<typeof MadePartsContext> = [];
  const document = (
    <DocumentNonceContext value={mark}>
      <MadePartsContext value={madeParts}>
        <ServerRouter context={ofThisPage(routerContext)} url={request.url} nonce={mark} />
      </MadePartsContext>
    </DocumentNonceContext>
  );
  const atOnce = isPublic ? renderAtOnce(document) : null;
  const rendered = atOnce === null ? await renderWhenReady(document) : { html: atOnce, failed: false };
  if (!rendered.failed) keepParts(rendered.html, madeParts);
  const data = await pageDataScripts(routerContext, mark);
  return { ...rendered, html: rendered.html.replace("</body>", () => `${data}</body>`) };
}

/**
 * Returns the context without the loaders' data, because these are written after the document. Leaves out the routes of
 * other pages too, because React Router would create all routes again for each document (ADR 262).
 */
function ofThisPage(context: EntryContext): EntryContext {
  const routes = context.staticHandlerContext.matches.map(({ route }) => [
    route.id,
    context.manifest.routes[route.id],
  ]);
  return {
    ...context,
    serverHandoffStream: undefined,
    manifest: { ...context.manifest, routes: Object.fromEntries(routes) },
  };
}

/** React writes this instead of a part of the page that waits for something or fails. */
const unfinishedPart = "<!--$!-->";

/** Renders a document faster than as a stream. Returns null if a part of it waits for something or fails. */
function renderAtOnce(document: ReactNode): string | null {
  try {
    const html = renderToString(document);
    return html.includes(unfinishedPart) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    // The caller renders the document again as a stream, which reports the error.
    return null;
  }
}

/** Renders a document whose parts may wait for something. Logs an error of the render. */
async function renderWhenReady(document: ReactNode): Promise<{ html: string; failed: boolean }> {
  let failed = false;
  const body = new PassThrough();
  const written = text(body);
  await new Promise<void>((resolve, reject) => {
    const stream = renderToPipeableStream(document, {
      nonce: mark,
      onAllReady() {
        clearTimeout(timer);
        stream.pipe(body);
        resolve();
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        log.error({ err: error }, "render failed");
      },
    });
    const timer = setTimeout(() => stream.abort(new Error("render took too long")), renderTimeoutMs);
  });
  return { html: await written, failed };
}

function contentSecurityPolicy(scriptHashes: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(" ")}`.trim(),
    // Vite's development server puts the style sheets into the page.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
