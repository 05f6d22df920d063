import type { EntryContext } from "react-router";

/** The characters that could end a script or one of its lines, with the escapes that React Router uses. */
const escapes: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * Returns the scripts with the data of a page's loaders, exactly as React Router writes them. React Router's own code
 * waits for each script while React renders, so it renders the document in several passes (ADR 262).
 */
export async function pageDataScripts(
  { serverHandoffStream, renderMeta }: EntryContext,
  nonce: string,
): Promise<string> {
  if (!serverHandoffStream || !renderMeta?.didRenderScripts) return "";
  const script = (call: string) =>
    `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`;
  const decoder = new TextDecoder();
  const reader = serverHandoffStream.getReader();
  let scripts = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const written = JSON.stringify(decoder.decode(read.value, { stream: true }));
    scripts += script(
      `enqueue(${written.replace(/[&><\u2028\u2029]/g, (found) => escapes[found] ?? found)})`,
    );
  }
  return scripts + script("close()");
}
