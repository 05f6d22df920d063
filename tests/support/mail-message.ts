/** A message as its recipient sees it. */
export interface Mail {
  from: string;
  to: string[];
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** All headers, decoded, by their names in lower case. */
  headers: Map<string, string>;
}

/** Returns what a mail program would show of an RFC 5322 message. Supports only the MIME features of this product. */
export function parseMessage(raw: string, recipients: string[]): Mail {
  const { headers, body } = splitEntity(raw);
  const parts = leaves(headers, body);
  return {
    from: headers.get("from") ?? "",
    to: recipients,
    replyTo: headers.get("reply-to"),
    subject: headers.get("subject") ?? "",
    text: parts.find((part) => part.type === "text/plain")?.content ?? "",
    html: parts.find((part) => part.type === "text/html")?.content ?? "",
    headers,
  };
}

function splitEntity(raw: string): { headers: Map<string, string>; body: string } {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r\n[ \t]+/g, " ").split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim()));
  }
  return { headers, body: rest.join("\r\n\r\n") };
}

function leaves(headers: Map<string, string>, body: string): { type: string; content: string }[] {
  const contentType = headers.get("content-type") ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (!boundary) {
    const content = decodeBody(body, headers.get("content-transfer-encoding") ?? "7bit");
    return [{ type: contentType.split(";")[0]?.trim().toLowerCase() ?? "", content }];
  }
  const sections = body.split(`--${boundary}`).slice(1, -1);
  return sections.flatMap((section) => {
    const part = splitEntity(section.replace(/^\r\n/, "").replace(/\r\n$/, ""));
    return leaves(part.headers, part.body);
  });
}

function decodeBody(body: string, encoding: string): string {
  switch (encoding.toLowerCase()) {
    case "base64":
      return Buffer.from(body, "base64").toString("utf8");
    case "quoted-printable":
      return decodeQuoted(body.replace(/=\r\n/g, ""));
    default:
      return Buffer.from(body, "latin1").toString("utf8");
  }
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Decodes the encoded words of a header (RFC 2047). The space between two encoded words is not a part of the text. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(text, "base64").toString("utf8")
        : decodeQuoted(text.replaceAll("_", " ")),
    );
}
