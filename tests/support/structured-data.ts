import vocabulary from "./schema-org.json" with { type: "json" };

// schema-org.json contains the types that the site's pages use, with their inherited properties and the allowed values.
// They come from the types of schema-dts 2.1.0 (Apache-2.0; schema.org, CC BY-SA 3.0).

interface Type {
  /** The type itself and its ancestors. */
  is: string[];
  properties: Record<string, string>;
}

type Node = Record<string, unknown>;

const types = vocabulary as Record<string, Type>;
/** The types of values that may be a plain text. A `Thing` is among them, because its URL can stand for it. */
const plain = [
  "Text",
  "URL",
  "Date",
  "DateTime",
  "Time",
  "Duration",
  "Number",
  "Integer",
  "Float",
  "Boolean",
  "Thing",
];

/** Returns the schema.org objects of a page: the members of `@graph`, in which the page has them. */
export function structuredDataOf(html: string): Node[] {
  const blocks = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return blocks.flatMap(([, text = ""]) => {
    const { "@graph": graph, "@context": context } = JSON.parse(text) as Record<string, unknown>;
    return context === "https://schema.org"
      ? (graph as Node[])
      : [{ "@type": `no context: ${String(context)}` }];
  });
}

/**
 * Returns the defects of a page's objects by the vocabulary of schema.org: unknown types, properties or values, and
 * `@id`s that no object has.
 */
export function structuredDataDefects(graph: readonly Node[]): string[] {
  const ids = new Map(
    graph.flatMap((node) => (typeof node["@id"] === "string" ? [[node["@id"], node] as const] : [])),
  );
  return graph.flatMap((node) => nodeDefects(node, String(node["@type"]), ids));
}

function nodeDefects(node: Node, at: string, ids: ReadonlyMap<string, Node>): string[] {
  const type = types[String(node["@type"])];
  if (!type) return [`${at}: unknown type ${String(node["@type"])}`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith("@")) return [];
    const range = type.properties[name]?.split(" ");
    if (!range) return [`${at}.${name}: unknown property`];
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    return values.flatMap((one) => valueDefects(one, range, `${at}.${name}`, ids));
  });
}

function valueDefects(value: unknown, range: string[], at: string, ids: ReadonlyMap<string, Node>): string[] {
  if (typeof value !== "object" || value === null)
    return range.some((one) => plain.includes(one)) ? [] : [`${at}: ${range.join(" or ")} expected`];
  const given = value as Node;
  const isReference = Object.keys(given).join() === "@id";
  const node = isReference ? ids.get(String(given["@id"])) : given;
  if (!node) return [`${at}: ${String(given["@id"])} is not on this page`];
  const is = types[String(node["@type"])]?.is ?? [];
  if (!range.some((one) => is.includes(one)))
    return [`${at}: ${range.join(" or ")} expected, ${String(node["@type"])} found`];
  return isReference ? [] : nodeDefects(node, at, ids);
}
