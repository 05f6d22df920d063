const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Returns a text escaped for an XML element or attribute, without characters XML forbids. */
export function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are the characters XML 1.0 forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"']/g, (character) => escapes[character] ?? character)
  );
}

/** Returns an XML document as a response. `type` is the media type, which is another one for feeds. */
export function xmlAnswer(document: string, type = "application/xml"): Response {
  return new Response(document, { headers: { "Content-Type": `${type}; charset=utf-8` } });
}
