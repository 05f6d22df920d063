import { priceLine, splitSignature } from "../rules.ts";

/** A reply while a person writes it. */
export interface Writing {
  subject: string;
  body: string;
  /** The price proposed, as typed. */
  price: string;
  /** The id of this reply, set when writing begins. The server sends two requests with the same key only once. */
  key: string | null;
  /** The id of the last reply that the author has seen; '' for none. */
  seen: string;
  /** The last chosen template and the texts that it inserted. They show whether a field was changed by hand since. */
  template: string;
  inserted: { subject: string; body: string };
}

interface Arrived {
  /** The outcome of a request that has just been answered. Absent if no answer is new. */
  outcome?: string | undefined;
  /** What was sent with that request. */
  sent: Writing | null;
  /** The id of the last stored reply to the record; '' for none. */
  lastId: string;
  /** A reply in which nothing is typed yet. */
  blank: Writing;
}

/**
 * Returns the text that the form has after something arrived: the answer to a request, a newer reply, or both in one
 * render. Returns the same object if nothing changes.
 */
export function writingAfter(writing: Writing, { outcome, sent, lastId, blank }: Arrived): Writing {
  let next = writing;
  // Text that was typed while the reply was being sent is the beginning of another reply.
  if (outcome === "done")
    next = isSame(writing, sent) ? blank : { ...writing, key: null, seen: sent?.key ?? lastId };
  // A refused reply was not sent, so the corrected one is a new reply.
  if (outcome === "invalid") next = { ...writing, key: null };
  // A newer reply than the last one seen needs no warning if nothing is typed, or if the author sent that reply.
  const isSeen = isEmpty(next) || lastId === sent?.key;
  return next.seen !== lastId && isSeen ? { ...next, seen: lastId } : next;
}

function isSame(one: Writing, other: Writing | null): boolean {
  return one.subject === other?.subject && one.body === other.body && one.price === other.price;
}

/** Whether nothing is typed in the fields that make a reply. */
export function isEmpty({ body, price }: Pick<Writing, "body" | "price">): boolean {
  return body.trim() === "" && price.trim() === "";
}

interface WrittenReply {
  subject: string;
  body: string;
  price: number | null;
  /** The author's name, as the reply is signed. */
  author: string;
}

/** Returns the URL that opens the person's own mail program with the reply written so far. */
export function mailtoHref(
  to: string,
  { subject, body, price, author }: WrittenReply,
  taxes: string,
): string {
  const line = priceLine(price, taxes);
  const { text, end } = splitSignature(body, author);
  const parts = line ? [text, `${line.label}\u00a0: ${line.value}`, end] : [body];
  const lines = parts.filter(Boolean).join("\n\n").replace(/\r?\n/g, "\r\n");
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
