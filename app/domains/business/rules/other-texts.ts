/**
 * Returns content in which each text that is a key of `others` is replaced by its value, at any depth. If the name or
 * the answer of a list's item is blank after that, the item is left out.
 */
export function withOtherTexts<Content>(content: Content, others: ReadonlyMap<string, string>): Content {
  if (typeof content === "string") return (others.get(content) ?? content) as Content;
  if (Array.isArray(content))
    return content.map((part) => withOtherTexts<unknown>(part, others)).filter(isKept) as Content;
  if (content === null || typeof content !== "object") return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [name, withOtherTexts<unknown>(part, others)]),
  ) as Content;
}

function isKept(part: unknown): boolean {
  if (part === null || typeof part !== "object") return true;
  return !("name" in part && part.name === "") && !("answer" in part && part.answer === "");
}
