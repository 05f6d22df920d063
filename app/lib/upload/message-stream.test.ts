import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { readMessages, writeMessage } from "./message-stream.server.ts";

async function received(stream: PassThrough) {
  const messages = [];
  for await (const message of readMessages(stream)) messages.push(message);
  return messages;
}

test("messages arrive as they were sent, wherever the pieces are cut", async () => {
  const sent = new PassThrough();
  writeMessage(sent, { kind: "jpeg" }, Buffer.from([1, 2, 3]));
  writeMessage(sent, { refused: "damaged" }, Buffer.alloc(0));
  sent.end();
  const bytes = (await sent.toArray()) as Buffer[];
  const cut = new PassThrough();
  for (const byte of Buffer.concat(bytes)) cut.write(Buffer.from([byte]));
  cut.end();
  expect(await received(cut)).toEqual([
    { head: { kind: "jpeg" }, body: Buffer.from([1, 2, 3]) },
    { head: { refused: "damaged" }, body: Buffer.alloc(0) },
  ]);
});

test("a message that is cut short is ignored", async () => {
  const sent = new PassThrough();
  writeMessage(sent, {}, Buffer.from("abc"));
  sent.end();
  const bytes = Buffer.concat((await sent.toArray()) as Buffer[]);
  const cut = new PassThrough();
  cut.end(bytes.subarray(0, -1));
  expect(await received(cut)).toEqual([]);
});
