import { encoded, textOf } from "./characters.ts";

/** The body of a post, with the headers that describe it. */
export interface HostileBody {
  name: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
}

const form = { "content-type": "application/x-www-form-urlencoded" };
const json = { "content-type": "application/json" };
const multipart = { "content-type": "multipart/form-data; boundary=x" };
const kibibyte = 1024;

/** The name of the body whose fields have the names of properties of every JavaScript object, such as `toString`. */
export const ownNames = "names of an object's own";

/** Returns bodies that no form of the site sends. `fields` are the names of fields that some form of the site has. */
export function strangeBodies(fields: readonly string[]): HostileBody[] {
  const part = (name: string, text = "") =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const odd = fields.map((name) => `${name}=%00%ED%A0%80%FF%`).join("&");
  const oddJson = `{${fields.map((name) => `"${name}":"/\\udfff\\u0000"`).join(",")}}`;
  return [
    { name: "nothing", headers: form, body: "" },
    { name: "one field 32,768 times", headers: form, body: "a&".repeat(32 * kibibyte) },
    {
      name: "known fields, repeated",
      headers: form,
      body: fields
        .map((name) => `${name}=1&`.repeat(9))
        .join("")
        .slice(0, 60_000),
    },
    { name: "999 fields", headers: form, body: numbered(999) },
    { name: "10,000 fields", headers: form, body: numbered(10_000) },
    { name: "bytes that are no text in every field", headers: form, body: odd },
    {
      name: ownNames,
      headers: form,
      body: "__proto__=1&constructor=1&toString=1&__proto__.a=1&intent=__proto__",
    },
    {
      name: "another encoding announced",
      headers: { "content-type": `${form["content-type"]}; charset=utf-16` },
      body: Buffer.from(`\ufeff${odd}`, "utf16le") as Uint8Array<ArrayBuffer>,
    },
    { name: "compression announced", headers: { ...form, "content-encoding": "gzip" }, body: odd },
    { name: "JSON 32,768 deep", headers: json, body: "[".repeat(32 * kibibyte) },
    {
      name: "JSON 1,300 deep, well closed",
      headers: json,
      body: `${'{"a":'.repeat(1_300)}1${"}".repeat(1_300)}`,
    },
    { name: "JSON with halves of characters", headers: json, body: oddJson },
    { name: "a form of parts without an end", headers: multipart, body: part("name", "x").repeat(3) },
    { name: "2,000 parts", headers: multipart, body: `${part("a").repeat(2_000)}--x--\r\n` },
    {
      name: "a part with a long head",
      headers: multipart,
      body: `--x\r\ncontent-disposition: form-data; name="${";".repeat(60 * kibibyte)}`,
    },
    {
      name: "a boundary that is not in it",
      headers: { "content-type": "multipart/form-data; boundary=y" },
      body: part("name"),
    },
    { name: "no boundary", headers: { "content-type": "multipart/form-data" }, body: part("name") },
    { name: "no type", headers: {}, body: new Uint8Array(Buffer.alloc(1_000, 0xff)) },
  ];
}

/** Returns a form whose field `field` contains 64 KiB of one class of characters. */
export function filledBody(
  values: Readonly<Record<string, string>>,
  field: string,
  kind: string,
): HostileBody {
  const text = textOf(kind, 64 * kibibyte);
  const others = Object.entries(values).filter(([name]) => name !== field);
  const body = [
    ...others.map(([name, value]) => `${name}=${encoded(value)}`),
    `${field}=${encoded(text)}`,
  ].join("&");
  return { name: `64 KiB of ${kind} as ${field}`, headers: form, body };
}

function numbered(count: number): string {
  return Array.from({ length: count }, (_, number) => `f${number}=1`).join("&");
}
