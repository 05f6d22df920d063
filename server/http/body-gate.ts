import { multipartBoundary } from "#app/lib/forms/multipart.server.ts";
import { type EdgeRequest, pagePath } from "./edge-request.ts";
import type { Refusal } from "./refusals.ts";

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

const defaultCap = 256 * kibibyte;

/** The largest body of a form with five files of 10 MiB, in bytes. */
const quoteCap = 55 * mebibyte;
/** The largest body of all, for the import of locations. A file of all French communes with 47 columns has 62 MB. */
export const largestCap = 100 * mebibyte;
/**
 * The largest body of an article, which has at most 400,000 characters. The form's encoding triples the size of
 * accented characters.
 */
const articleCap = 4 * mebibyte;
/** The largest body of the chatbot's question or of its short message form, which contain only text. */
const chatCap = 24 * kibibyte;
/** The largest body of each path that differs from `defaultCap`, in bytes. */
const caps: Record<string, number> = {
  // Five attachments of 10 MiB (rule forms/files) and the other fields. With JavaScript, the second path gets them.
  "/devis": quoteCap,
  "/api/quote-requests": quoteCap,
  // Five photos of 10 MiB from a telephone (rule forms/photo-link).
  "/p": quoteCap,
  // Two URLs of at most 2,000 characters and two identifiers.
  "/api/visit-sessions": 8 * kibibyte,
  "/api/visit-sessions/end": 8 * kibibyte,
  "/api/page-views": 8 * kibibyte,
  "/admin/locations/import": largestCap,
  "/admin/locations/import/file": largestCap,
  // One picture of 10 MiB.
  "/admin/media": 11 * mebibyte,
  // Without JavaScript, one form sends up to five photos of 10 MiB (rule settings/team).
  "/admin/settings/proof": quoteCap,
  "/api/chat/conversations": chatCap,
  "/api/chat/messages": chatCap,
  "/api/chat/contact": chatCap,
};

/** Pages that read the files of their form as they arrive. The HTTP layer does not read these bodies beforehand. */
const readsFiles = new Set([
  "/devis",
  "/api/quote-requests",
  "/p",
  "/admin/media",
  "/admin/settings/proof",
  "/admin/locations/import",
  "/admin/locations/import/file",
]);

/** Whether the page reads the body of this request as it arrives and limits the size itself. */
export function isReadByPage({ path, headers }: Pick<EdgeRequest, "path" | "headers">): boolean {
  return readsFiles.has(pagePath(path)) && multipartBoundary(headers.get("content-type")) !== undefined;
}

const articles = "/admin/posts/";

/** Returns the largest body that a request may carry, in bytes. Only forms with files may be large. */
export function bodyCap(request: Pick<EdgeRequest, "path" | "headers">): number {
  const page = pagePath(request.path);
  if (page.startsWith(articles)) return articleCap;
  const cap = caps[page] ?? defaultCap;
  return isReadByPage(request) ? cap : Math.min(cap, defaultCap);
}

/** Refuses a body whose announced length exceeds the limit of its page, before a byte of the body is read. */
export function bodyGate(request: EdgeRequest): Refusal | undefined {
  const announced = request.headers.get("content-length");
  return announced !== null && Number(announced) > bodyCap(request) ? { status: 413 } : undefined;
}
