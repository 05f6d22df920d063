import { uploadKinds } from "./kinds.ts";

const mediaTypes = new Set<string>(Object.values(uploadKinds).map(({ mediaType }) => mediaType));

interface StoredFile {
  name: string;
  mediaType: string;
  content: Buffer;
}

/**
 * Returns a stored file as a download, never as a page. The response names the file's type only if we accept this type,
 * and tells the browser not to guess another.
 */
export function fileAnswer({ name, mediaType, content }: StoredFile): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      "Content-Type": mediaTypes.has(mediaType) ? mediaType : "application/octet-stream",
      "Content-Length": String(content.length),
      "Content-Disposition": `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encodedName(name)}`,
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}

function asciiName(name: string): string {
  return name.normalize("NFD").replace(/[^\w. -]/g, "");
}

function encodedName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}
