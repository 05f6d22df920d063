import fc from "fast-check";
import { expect, test } from "vitest";
import {
  MalformedFormError,
  multipartBoundary,
  type MultipartPart,
  readMultipart,
} from "./multipart.server.ts";

const limits = { fieldBytes: 1000, fileBytes: 100, parts: 20, hold: () => true };

async function read(body: Uint8Array, boundary: string, size = 16, changes = {}) {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < body.length; at += size) controller.enqueue(body.slice(at, at + size));
      controller.close();
    },
  });
  const parts: MultipartPart[] = [];
  for await (const part of readMultipart(stream, boundary, { ...limits, ...changes })) parts.push(part);
  return parts;
}

async function written(form: FormData) {
  const request = new Request("http://site.invalid", { method: "POST", body: form });
  const boundary = multipartBoundary(request.headers.get("content-type"));
  if (!boundary) throw new Error("a form has a boundary");
  return { body: new Uint8Array(await request.arrayBuffer()), boundary };
}

test("any form is read back unchanged, wherever its bytes are cut", async () => {
  // A browser writes a quote in a name as %22 and a line break as %0D%0A, but leaves a typed percent sign as it is. So a
  // name that contains such a code cannot be told from one that contains the sign.
  const name = fc
    .string({ minLength: 1, maxLength: 8 })
    .filter((text) => !/[\r\n]|%(?:22|0a|0d)/i.test(text) && text.isWellFormed());
  const field = fc.record({
    name,
    text: fc.string({ unit: "binary", maxLength: 60 }).filter((one) => !/[\r\n]/.test(one)),
  });
  const file = fc.record({ name, fileName: name, bytes: fc.uint8Array({ maxLength: 100 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(field, file), { maxLength: 6 }),
      fc.integer({ min: 1, max: 80 }),
      async (entries, size) => {
        const form = new FormData();
        for (const entry of entries) {
          if ("text" in entry) form.append(entry.name, entry.text);
          else form.append(entry.name, new Blob([new Uint8Array(entry.bytes)]), entry.fileName);
        }
        const { body, boundary } = await written(form);
        const parts = await read(body, boundary, size);
        expect(
          parts.map(({ name: read, fileName, bytes }) => ({ read, fileName, bytes: [...bytes] })),
        ).toEqual(
          entries.map((entry) => ({
            read: entry.name,
            fileName: "text" in entry ? undefined : entry.fileName,
            bytes: "text" in entry ? [...Buffer.from(entry.text)] : [...entry.bytes],
          })),
        );
      },
    ),
    { numRuns: 100 },
  );
});

test("bytes that resemble the delimiter stay in the file", async () => {
  const content = "\r\n--b\r\n--bound\r\r\n--boun";
  const body = `--boundary\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n${content}\r\n--boundary--\r\n`;
  for (let size = 1; size < 40; size += 1) {
    const [part] = await read(Buffer.from(body), "boundary", size);
    expect(part?.bytes.toString()).toBe(content);
  }
});

// rule forms/bounded
test("a file that is too large is skipped, and the fields after it are read", async () => {
  const form = new FormData();
  form.append("attachments", new Blob(["x".repeat(101)]), "a.txt");
  form.append("name", "Hélène");
  const { body, boundary } = await written(form);
  const parts = await read(body, boundary);
  expect(parts.map(({ name, lost, bytes }) => [name, lost, bytes.toString()])).toEqual([
    ["attachments", "tooLarge", ""],
    ["name", null, "Hélène"],
  ]);
});

test("a file that the node cannot hold is dropped, and the fields after it are read", async () => {
  const form = new FormData();
  form.append("attachments", new Blob(["x".repeat(90)]), "a.txt");
  form.append("name", "Hélène");
  const { body, boundary } = await written(form);
  let held = 0;
  const hold = (bytes: number) => (held += bytes) <= 60 || bytes < 10;
  const parts = await read(body, boundary, 16, { hold });
  expect(parts.map(({ lost, bytes }) => [lost, bytes.toString()])).toEqual([
    ["busy", ""],
    [null, "Hélène"],
  ]);
});

test.each([
  ["nothing", ""],
  ["no delimiter", "hello"],
  ["an end too soon", '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\ntext'],
  ["a part without a name", "--b\r\nContent-Type: text/plain\r\n\r\ntext\r\n--b--"],
  ["headers without end", `--b\r\n${"a".repeat(9000)}\r\n\r\ntext\r\n--b--`],
  ["something after a delimiter", '--bzz\r\nContent-Disposition: form-data; name="a"\r\n\r\ntext\r\n--b--'],
  ["too many parts", `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(21)}--b--`],
])("a form with this body is refused: %s", async (_name, body) => {
  await expect(read(Buffer.from(body), "b")).rejects.toThrow(MalformedFormError);
});

test("random bytes are read as a form or refused, and cause nothing else", async () => {
  const shred = fc.oneof(
    fc.constantFrom(
      "--b",
      "--b--",
      "\r\n",
      "\r\n\r\n",
      'Content-Disposition: form-data; name="a"',
      '; filename="x"',
    ),
    fc.string({ maxLength: 10 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(shred, { maxLength: 30 }), async (shreds) => {
      const outcome = await read(Buffer.from(shreds.join("")), "b", 7).catch((error: unknown) => error);
      expect(Array.isArray(outcome) || outcome instanceof MalformedFormError).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test("only a multipart form has a boundary", () => {
  expect(multipartBoundary("multipart/form-data; boundary=----x")).toBe("----x");
  expect(multipartBoundary('Multipart/Form-Data; charset=utf-8; boundary="a b"')).toBe("a b");
  expect(multipartBoundary("application/x-www-form-urlencoded")).toBeUndefined();
  expect(multipartBoundary("multipart/form-data")).toBeUndefined();
  expect(multipartBoundary(null)).toBeUndefined();
});
