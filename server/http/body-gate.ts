import { multipartBoundary } from "#app/lib/forms/multipart.server.ts";
import { type EdgeRequest, pagePath } from "./edge-request.ts";
import type { Refusal } from "./refusals.ts";

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

const defaultCap = 256 * kibibyte;

/** Pages whose forms carry more or less than others, and the largest body each accepts, in bytes. */
const quoteCap = 55 * mebibyte;
/** A file of all communes with 47 columns has 62 MB. */
const importCap = 100 * mebibyte;
/** An article of 400,000 characters, whose accents are three times longer in a form. */
const articleCap = 4 * mebibyte;
/** A question, or the short message form, of the chatbot: texts only. */
const chatCap = 24 * kibibyte;
const caps: Record<string, number> = {
  // Five attachments of 10 MiB (decision 11) and the fields around them; with JavaScript they go to the second.
  "/devis": quoteCap,
  "/api/quote-requests": quoteCap,
  // Two addresses of at most 2,000 characters and two identifiers.
  "/api/visit-sessions": 8 * kibibyte,
  "/api/visit-sessions/end": 8 * kibibyte,
  "/api/page-views": 8 * kibibyte,
  "/admin/locations/import": importCap,
  "/admin/locations/import/file": importCap,
  // One picture of 10 MiB.
  "/admin/media": 11 * mebibyte,
  "/api/chat/conversations": chatCap,
  "/api/chat/messages": chatCap,
  "/api/chat/contact": chatCap,
};

/** Pages that read the files of their form as they arrive: their body is not read here. */
const readsFiles = new Set([
  "/devis",
  "/api/quote-requests",
  "/admin/media",
  "/admin/locations/import",
  "/admin/locations/import/file",
]);

/** Whether the page asked for reads this body as it arrives, and counts what it holds of it itself. */
export function isReadByPage({ path, headers }: Pick<EdgeRequest, "path" | "headers">): boolean {
  return readsFiles.has(pagePath(path)) && multipartBoundary(headers.get("content-type")) !== undefined;
}

const articles = "/admin/posts/";

/** The largest body a request may carry, in bytes. Only files make one large: a form without any stays small. */
export function bodyCap(request: Pick<EdgeRequest, "path" | "headers">): number {
  const page = pagePath(request.path);
  if (page.startsWith(articles)) return articleCap;
  const cap = caps[page] ?? defaultCap;
  return isReadByPage(request) ? cap : Math.min(cap, defaultCap);
}

/** Refuses a body announced larger than its page accepts, before a byte of it is read. */
export function bodyGate(request: EdgeRequest): Refusal | undefined {
  const announced = request.headers.get("content-length");
  return announced !== null && Number(announced) > bodyCap(request) ? { status: 413 } : undefined;
}
