import fc from "fast-check";
import { expect, test } from "vitest";
import { createImportJsonParser } from "./json.ts";

/** Parses a text in pieces of `size` characters. */
function parse(text: string, size: number) {
  const rows: unknown[] = [];
  const defects: string[] = [];
  let problem = "";
  const parser = createImportJsonParser(20, {
    onRow: (value) => rows.push(value),
    onBadRow: (defect) => defects.push(defect),
    onTooDeep: () => (problem = "too deep"),
    onInvalid: () => (problem = "invalid"),
  });
  for (let at = 0; at < text.length; at += size) parser.write(text.slice(at, at + size));
  return { rows, defects, problem, isEnded: parser.isEnded, hasData: parser.hasData };
}

const pieces = fc.integer({ min: 1, max: 50 });

test("the rows are those that JSON.parse reads, whatever the values, the surrounding text and the pieces", () => {
  const row = fc.oneof(
    fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })),
    fc.jsonValue({ maxDepth: 3 }),
  );
  const other = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(
      fc.array(row),
      other,
      other,
      pieces,
      fc.constantFrom(0, 1),
      (data, before, after, size, indent) => {
        const text = JSON.stringify({ before, data, after }, null, indent);
        const found = parse(text, size);
        expect(found).toMatchObject({ problem: "", isEnded: true, hasData: true });
        expect(found.rows).toEqual((JSON.parse(text) as { data: unknown[] }).data);
      },
    ),
  );
});

test("a text that JSON.parse refuses is refused here too, or counts as unfinished, or has an unreadable row", () => {
  const whole = '{"a": {"data": [{}]}, "data": [{"b": "\\"}{", "c": [1, {"d": null}]}, {"e": 2}], "f": [{}]}';
  fc.assert(
    fc.property(
      fc.nat(whole.length - 1),
      fc.constantFrom("", "{", "}", '"', ",", "]", "x"),
      pieces,
      (at, by, size) => {
        const text = whole.slice(0, at) + by + whole.slice(at + 1);
        const { defects, problem, isEnded } = parse(text, size);
        const isRefused = defects.length > 0 || problem !== "" || !isEnded;
        expect(isRefused, text).toBe(!isJson(text));
      },
    ),
    { numRuns: 500 },
  );
});

// rule import/bad-rows
test("only a row that is too deep, too long or unreadable is lost, however the text is cut into pieces", () => {
  const deep = (levels: number) => `{"a":${"[".repeat(levels)}${"]".repeat(levels)}}`;
  const rows = [deep(17), deep(18), "[".repeat(30) + "]".repeat(30), '{"a":oups}', '["\t"]', "3"];
  for (const size of [1, 7, 1_000])
    expect(parse(`{"data":[${rows.join(",")}]}`, size)).toMatchObject({
      rows: [JSON.parse(deep(17)), 3],
      defects: ["tooDeep", "tooDeep", "unreadable", "unreadable"],
      problem: "",
      isEnded: true,
    });
  const long = `{"data":[{"a":"${"x".repeat(2_000_000)}"},{"b":1}]}`;
  expect(parse(long, 65_536)).toMatchObject({ rows: [{ b: 1 }], defects: ["tooLong"], isEnded: true });
  expect(parse(`{"before":${deep(30)},"data":[]}`, 7).problem).toBe("too deep");
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
