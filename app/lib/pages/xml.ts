const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as XML writes it, in an element or an attribute; characters XML does not know are left out. */
export function xmlText(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are the characters XML 1.0 forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[&<>"']/g, (character) => escapes[character] ?? character)
  );
}

/** An XML document as an answer. Feeds have a media type of their own. */
export function xmlAnswer(document: string, type = "application/xml"): Response {
  return new Response(document, { headers: { "Content-Type": `${type}; charset=utf-8` } });
}
